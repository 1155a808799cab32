import Button from "@mui/material/Button"
import { useQuery } from "@tanstack/react-query"

import { useSendConfirmation } from "#ui/features/own-account/use-send-confirmation.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { accountQuery } from "#ui/shared/session/account-query.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

const label = "Send a new link"
const look = { variant: "contained", size: "large", sx: { mt: 2.5, alignSelf: "start" } } as const

const SendButton = () => {
  const { isBusy, send } = useSendConfirmation()
  return (
    <Button {...look} loading={isBusy} onClick={() => void send()}>
      {label}
    </Button>
  )
}

/** Leads to a new link: for a change of a confirmed address, to where the change was asked for. */
export const NewLink = () => {
  const { isLoading, user } = useSession()
  const { data: account, isLoading: isLooking } = useQuery({ ...accountQuery, enabled: user !== null })
  if (isLoading || isLooking) return null
  if (user && account?.emailConfirmed !== true) return <SendButton />
  return (
    <LinkButton {...look} href={user ? "/account?tab=security" : "/login?next=%2Fconfirm-email"}>
      {label}
    </LinkButton>
  )
}
