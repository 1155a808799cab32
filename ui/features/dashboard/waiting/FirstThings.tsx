import { useQuery } from "@tanstack/react-query"
import { type ComponentType, useEffect, useState } from "react"

import type { User } from "#domain/account/account.ts"
import type { OwnAccount } from "#domain/account/own-account.ts"
import { accountQuery } from "#ui/shared/session/account-query.ts"

import { WaitingForYou } from "./WaitingForYou.tsx"

interface NoticeProps {
  readonly user: User
  readonly account: OwnAccount
}

const Nothing: ComponentType<NoticeProps> = () => null

// Loaded late, because most people never need it; where it cannot be loaded, the rest is shown without.
const loadNotice = () =>
  import("#ui/features/own-account/AccountNotice.tsx").then(
    ({ AccountNotice }) => AccountNotice,
    () => Nothing
  )

const useNotice = (isNeeded: boolean) => {
  const [loaded, setLoaded] = useState<{ readonly Notice: ComponentType<NoticeProps> }>()
  useEffect(() => {
    if (isNeeded) void loadNotice().then((Notice) => setLoaded({ Notice }))
  }, [isNeeded])
  return loaded
}

const cannotBeReached = ({ emailConfirmed, mailStopped }: OwnAccount) =>
  !emailConfirmed || mailStopped !== null

/**
 * Why emails do not reach the person, and what waits for them. Both appear at once, so that nothing that is being read
 * moves.
 */
export const FirstThings = ({ user }: { readonly user: User }) => {
  const { data: account, isPending } = useQuery(accountQuery)
  const isNeeded = account !== undefined && cannotBeReached(account)
  const later = useNotice(isNeeded)
  return (
    <>
      {isNeeded && later && <later.Notice account={account} user={user} />}
      <WaitingForYou role={user.role} isHeld={isPending || (isNeeded && !later)} />
    </>
  )
}
