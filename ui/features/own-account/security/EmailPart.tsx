import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import type { User } from "#domain/account/account.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { MailOff, useMail } from "#ui/shared/feedback/mail.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { accountQuery } from "#ui/shared/session/account-query.ts"

import { AccountNotice } from "../AccountNotice.tsx"
import { EmailForm } from "./EmailForm.tsx"
import { SecurityPart } from "./SecurityPart.tsx"

const State = ({ user }: { readonly user: User }) => {
  const { data: account, isPending, refetch } = useQuery(accountQuery)
  if (isPending) return <Skeleton variant="rounded" height={48} />
  if (account === undefined)
    return <ErrorAlert onRetry={refetch}>Your address could not be looked up. Please try again.</ErrorAlert>
  return (
    <>
      <AccountNotice account={account} user={user} />
      {account.newEmail !== null && (
        <Notice tone="blue" role="status">
          We have sent a link to {account.newEmail}. It becomes your address once you press the link.
        </Notice>
      )}
    </>
  )
}

/** The email address, its state, and the form to change it. */
export const EmailPart = ({ user }: { readonly user: User }) => (
  <SecurityPart title="Email address">
    <Typography sx={{ overflowWrap: "anywhere" }}>{user.email}</Typography>
    <State user={user} />
    {useMail() ? <EmailForm /> : <MailOff />}
  </SecurityPart>
)
