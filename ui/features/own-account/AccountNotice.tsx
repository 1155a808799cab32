import Button from "@mui/material/Button"

import type { User } from "#domain/account/account.ts"
import type { OwnAccount } from "#domain/account/own-account.ts"
import { useMail } from "#ui/shared/feedback/mail.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

import { useSendConfirmation } from "./use-send-confirmation.ts"

interface Props {
  readonly user: User
  readonly account: OwnAccount
}

/** "o…@example.com": enough for its owner to recognize it. */
const shortened = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`

const SendAgain = () => {
  const { isBusy, send } = useSendConfirmation()
  return (
    <Button color="inherit" size="small" loading={isBusy} onClick={() => void send()}>
      Send again
    </Button>
  )
}

const NotConfirmed = ({ user: { email } }: Pick<Props, "user">) => (
  <Notice tone="blue" role="status" action={<SendAgain />}>
    Please confirm {shortened(email)}: until then we cannot write to you.
  </Notice>
)

const Stopped = ({ user: { email } }: Pick<Props, "user">) => (
  <Notice tone="red" role="status" action={<SendAgain />}>
    Email to {email} comes back.{" "}
    <Link href="/account?tab=security" color="inherit">
      Please check the address.
    </Link>
  </Notice>
)

/** Why emails do not reach the person; nothing where they do, or where the site sends none. */
export const AccountNotice = ({ account, user }: Props) => {
  const isMailOn = useMail()
  if (account.mailStopped !== null) return <Stopped user={user} />
  return isMailOn && !account.emailConfirmed ? <NotConfirmed user={user} /> : null
}
