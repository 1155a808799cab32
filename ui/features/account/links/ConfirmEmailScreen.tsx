import { useCallback, useEffect } from "react"

import { deadLink } from "#domain/account/dead-link.ts"
import { statusOf, wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { MailOff, useMail } from "#ui/shared/feedback/mail.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { AccountPage } from "../AccountPage.tsx"
import { LinkWaiting } from "./LinkWaiting.tsx"
import { NewLink } from "./NewLink.tsx"
import { useLinkKey } from "./use-link-key.ts"
import { useConfirmEmail } from "./use-links.ts"

const Confirmed = () => {
  const { user } = useSession()
  return (
    <>
      <Notice tone="blue" role="status">
        Thank you, your address is confirmed.
      </Notice>
      <LinkButton
        href={user ? "/dashboard" : "/login"}
        variant="contained"
        size="large"
        sx={{ mt: 2.5, alignSelf: "start" }}
      >
        {user ? "Go to Dashboard" : "Sign in"}
      </LinkButton>
    </>
  )
}

const Dead = () => {
  const isMailOn = useMail()
  return (
    <>
      <ErrorAlert>{deadLink}</ErrorAlert>
      {isMailOn ? <NewLink /> : <MailOff />}
    </>
  )
}

interface Props {
  readonly linkKey: string
  readonly confirmation: ReturnType<typeof useConfirmEmail>
}

const Confirming = ({ confirmation, linkKey }: Props) => {
  const { error, isSuccess, mutate } = confirmation
  const confirm = useCallback(() => mutate(linkKey), [linkKey, mutate])
  useEffect(confirm, [confirm])
  if (isSuccess) return <Confirmed />
  if (error === null) return <LinkWaiting />
  if (statusOf(error) === 422) return <Dead />
  const words = wordsFor(error, "The address could not be confirmed. Please try again.")
  // Somebody else has the address by now: trying again would not help.
  return <ErrorAlert onRetry={statusOf(error) === 409 ? undefined : confirm}>{words}</ErrorAlert>
}

/**
 * Confirms an address as soon as it is opened: the link's key is in the fragment, which only a script can read
 * (docs/product.md#confirming-an-address).
 */
export const ConfirmEmailScreen = () => {
  const key = useLinkKey()
  const confirmation = useConfirmEmail()
  return (
    <AccountPage
      title={confirmation.isSuccess ? "Email address confirmed" : "Confirm your email address"}
      lead="So that we can write to you when something happens."
    >
      {key === "" && <Dead />}
      {key && <Confirming key={key} linkKey={key} confirmation={confirmation} />}
    </AccountPage>
  )
}
