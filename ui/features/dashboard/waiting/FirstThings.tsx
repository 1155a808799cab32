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

// Most people never need it; where it cannot be fetched, the rest is shown without.
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
 * What keeps the person from being written to, and what waits for them. Both appear together, so that nothing that is
 * read already moves.
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
