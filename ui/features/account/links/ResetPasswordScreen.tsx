import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { deadLink } from "#domain/account/dead-link.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { Link, LinkButton } from "#ui/shared/routing/Link.tsx"

import { AccountPage } from "../AccountPage.tsx"
import { LinkWaiting } from "./LinkWaiting.tsx"
import { ResetPasswordForm } from "./ResetPasswordForm.tsx"
import { useLinkKey } from "./use-link-key.ts"
import { resetQuery } from "./use-links.ts"

const Dead = () => (
  <>
    <ErrorAlert>{deadLink}</ErrorAlert>
    <Typography sx={{ mt: 2.5 }}>
      If you have just set a password with it, <Link href="/login">sign in</Link> with that one.
    </Typography>
    <LinkButton href="/forgot-password" variant="contained" size="large" sx={{ mt: 2.5, alignSelf: "start" }}>
      Send a new link
    </LinkButton>
  </>
)

const Usable = ({ linkKey }: { readonly linkKey: string }) => {
  const { data, error, isPending, refetch } = useQuery(resetQuery(linkKey))
  if (isPending) return <LinkWaiting />
  if (statusOf(error) === 422) return <Dead />
  if (data === undefined) {
    return (
      <NotLoaded error={error} onRetry={refetch}>
        The link could not be read. Please try again.
      </NotLoaded>
    )
  }
  return (
    <>
      <Typography sx={{ mb: 2.5 }}>For the account of {data.email}.</Typography>
      <ResetPasswordForm linkKey={linkKey} onDead={refetch} />
    </>
  )
}

/** Sets a new password by a link from an email (docs/product.md#forgotten-password). */
export const ResetPasswordScreen = () => {
  const key = useLinkKey()
  return (
    <AccountPage title="Set a new password" lead="You sign in with it afterwards, on all your devices.">
      {key === "" && <Dead />}
      {key && <Usable key={key} linkKey={key} />}
    </AccountPage>
  )
}
