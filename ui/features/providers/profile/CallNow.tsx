import PhoneOutlinedIcon from "@mui/icons-material/PhoneOutlined"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"
import { useLocation } from "wouter"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import { phoneWithheldWords } from "#domain/usage/usage-limits.ts"
import { phoneHref, phoneWords } from "#ui/shared/format/phone-words.ts"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { useHere } from "#ui/shared/routing/use-here.ts"
import { loginPath } from "#ui/shared/session/safe-next.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

const look = {
  variant: "outlined",
  size: "large",
  fullWidth: true,
  startIcon: <PhoneOutlinedIcon />
} as const

const Note = ({ children, id }: { readonly children: ReactNode; readonly id: string }) => (
  <Typography id={id} variant="body2" sx={{ color: "text.secondary", textAlign: "center" }}>
    {children}
  </Typography>
)

/**
 * The provider's telephone number: a call link for signed-in people, a link to sign in for others, or a note that there
 * is none.
 */
export const CallNow = ({ provider: { phone, phoneWithheld } }: { readonly provider: ProviderDetail }) => {
  const { isAuthenticated, isLoading } = useSession()
  const [path] = useLocation()
  const here = useHere()
  // The server caches the page without most of the query: what it renders goes to people who came by another one.
  const next = useHydrated() ? here : path
  const noteId = useId()
  const missing = phoneWithheld === true ? phoneWithheldWords : "No phone number available."
  const href = phone ? phoneHref(phone) : undefined
  if (phone && href)
    return (
      <>
        <Button {...look} href={href} aria-describedby={noteId}>
          Call Now
        </Button>
        <Note id={noteId}>{phoneWords(phone)}</Note>
      </>
    )
  if (!isAuthenticated && !isLoading)
    return (
      <>
        <LinkButton {...look} href={loginPath(next)} rel="nofollow" aria-describedby={noteId}>
          Call Now
        </LinkButton>
        <Note id={noteId}>Sign in to see the phone number.</Note>
      </>
    )
  return (
    <>
      <Button {...look} disabled aria-describedby={noteId}>
        Call Now
      </Button>
      <Note id={noteId}>{isLoading ? "Looking for the phone number…" : missing}</Note>
    </>
  )
}
