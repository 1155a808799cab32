import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { pauseWords } from "#domain/provider/alerts/pause.ts"
import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { withheldWords } from "#domain/provider/profile/withheld-words.ts"
import { ownProfileQuery } from "#ui/features/provider-profile/own-profile-query.ts"
import { workPath } from "#ui/features/provider-profile/work-link.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { Link, LinkButton } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

const layout = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  px: { xs: 2.5, sm: 3 },
  py: 1.5
}

const Pause = ({ pausedUntil }: Required<Pick<OwnProfile, "pausedUntil">>) => (
  <Typography variant="body2" sx={{ color: "text.secondary" }}>
    {pauseWords(pausedUntil, serverNow())}.{" "}
    <Link href={workPath} color="inherit">
      Change or end it
    </Link>
  </Typography>
)

/**
 * Tells a listed provider so, and until when they take no new work, with links to what homeowners see. An unlisted one
 * finds it under "Waiting for you".
 */
export const ListingCard = () => {
  const { data: profile, isPending } = useQuery(ownProfileQuery)
  const { isLimited } = useSession()
  if (isPending) return <Skeleton variant="rounded" sx={{ height: 70, borderRadius: 4.5 }} />
  // If the profile cannot be loaded, the dashboard does without this card.
  if (!profile?.listed) return null
  return (
    <Card component="section" aria-label="Your listing" sx={layout}>
      <Box sx={{ flex: "1 1 140px" }}>
        <Typography variant="subtitle2" component="h2">
          {isLimited ? withheldWords : "Your business is listed"}
        </Typography>
        {profile.pausedUntil && <Pause pausedUntil={profile.pausedUntil} />}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {!isLimited && (
          <LinkButton href={`/provider/${profile.id}#reviews`} variant="outlined">
            Your reviews
          </LinkButton>
        )}
        <LinkButton href="/provider-profile" variant="outlined">
          Edit profile
        </LinkButton>
      </Box>
    </Card>
  )
}
