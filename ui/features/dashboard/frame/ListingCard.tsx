import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { ownProfileQuery } from "#ui/features/provider-profile/use-own-profile.ts"
import { neededList } from "#ui/shared/format/needed-words.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

const needWords = ({ missing }: OwnProfile) =>
  missing.length === 0
    ? "Everything is filled in. List it, and homeowners find you."
    : `Homeowners cannot find you. Still needed: ${neededList(missing)}.`

const layout = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  px: { xs: 2.5, sm: 3 },
  py: 1.5
}
const inviting = { py: 2.5, bgcolor: "surface.tinted", color: "surface.onTinted" }

/** Whether homeowners find this provider, what is missing until they do, and the way to the business profile. */
export const ListingCard = () => {
  const { data: profile, isPending } = useQuery(ownProfileQuery)
  if (isPending) return <Skeleton variant="rounded" sx={{ height: 70, borderRadius: 4.5 }} />
  // Without an answer the dashboard is none the worse.
  if (profile === undefined) return null
  const { listed } = profile
  return (
    <Card component="section" aria-label="Your listing" sx={[layout, !listed && inviting]}>
      <Box sx={{ flex: listed ? "1 1 140px" : "1 1 260px" }}>
        <Typography variant="subtitle2" component="h2">
          {listed ? "Your business is listed" : "Your business is not listed yet"}
        </Typography>
        {!listed && (
          <Typography variant="body2" sx={{ mt: 0.25 }}>
            {needWords(profile)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {listed && (
          <LinkButton href={`/provider/${profile.id}#reviews`} variant="outlined">
            Your reviews
          </LinkButton>
        )}
        <LinkButton href="/provider-profile" variant={listed ? "outlined" : "contained"}>
          {listed ? "Edit profile" : "Complete your profile"}
        </LinkButton>
      </Box>
    </Card>
  )
}
