import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { Suspense, useId } from "react"

import type { Role } from "#domain/account/role.ts"
import { ownProfileQuery } from "#ui/features/provider-profile/own-profile-query.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"
import { goTo } from "#ui/shared/routing/go-to.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { countsQuery } from "#ui/shared/session/use-counts.ts"

import { WaitingLine } from "./WaitingLine.tsx"
import { type Waiting, whatWaits } from "./what-waits.ts"

// Loaded late, because most people never need it.
const UnlistedLine = lazyOrNothing(() => import("./UnlistedLine.tsx").then((part) => part.UnlistedLine))

const skeleton = <Skeleton sx={{ height: 48 }} />

// Only the first line has a filled button.
const variantAt = (position: number) => (position === 0 ? "contained" : "outlined")

interface WayProps extends Waiting {
  readonly variant: ReturnType<typeof variantAt>
}

// Links within the dashboard scroll to the lists further down on the page.
const Way = ({ action, href, variant }: WayProps) =>
  href.startsWith("/dashboard") ? (
    <LinkButton href={href} replace variant={variant} size="small" onClick={() => goTo("work")}>
      {action}
    </LinkButton>
  ) : (
    <LinkButton href={href} variant={variant} size="small">
      {action}
    </LinkButton>
  )

interface Props {
  readonly role: Role
  /** Shows only placeholders, although the lines may be known already. */
  readonly isHeld: boolean
}

/** What this person should do next: a line for each thing, with one button. */
export const WaitingForYou = ({ isHeld, role }: Props) => {
  const id = useId()
  const counts = useQuery(countsQuery)
  const isProvider = role === "provider"
  const listing = useQuery({ ...ownProfileQuery, enabled: isProvider })
  // The figures below say that they could not be loaded.
  if (counts.data === undefined && !counts.isPending) return null
  const known = isHeld || (isProvider && listing.isPending) ? undefined : counts.data
  const lines = known ? whatWaits(role, known) : []
  const profile = listing.data
  const isUnlisted = !isHeld && profile?.listed === false
  const hasFailed = listing.isError && !profile
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        px: { xs: 2.5, sm: 3 },
        py: 2,
        // Hidden for at most two seconds, so that nobody sees it pushed down by a notice that may appear above.
        "@keyframes held": { from: { opacity: 0 } },
        "&, & ~ *": { animation: isHeld ? "held 1ms 2s backwards" : undefined }
      }}
    >
      <Typography id={id} variant="h4" component="h2">
        Waiting for you
      </Typography>
      {!known && skeleton}
      {known && hasFailed && (
        <ErrorAlert onRetry={listing.refetch}>We could not check whether your business is listed.</ErrorAlert>
      )}
      {known && lines.length === 0 && !isUnlisted && !hasFailed && (
        <Typography variant="body2" sx={{ color: "text.secondary", py: 1 }}>
          All done. Nothing waits for you right now.
        </Typography>
      )}
      <Suspense fallback={skeleton}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", "&:empty": { display: "none" } }}>
          {lines.map((waiting, position) => (
            <WaitingLine key={waiting.action} action={<Way {...waiting} variant={variantAt(position)} />}>
              <Typography variant="subtitle2" component="p">
                {waiting.words}
              </Typography>
            </WaitingLine>
          ))}
          {isUnlisted && <UnlistedLine profile={profile} variant={variantAt(lines.length)} />}
        </Box>
      </Suspense>
    </Card>
  )
}
