import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import type { UserId } from "#domain/shared/ids.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import { ownProfileQuery } from "./own-profile-query.ts"
import { ProfileEditor } from "./ProfileEditor.tsx"

const Waiting = () => (
  <Box data-waiting sx={{ display: "grid", placeItems: "center", minHeight: "60vh" }}>
    <CircularProgress aria-label="Loading your profile" />
  </Box>
)

/** The business profile: its form, what it still needs, and how it will look. */
export const OwnProfilePage = ({ ownerId }: { readonly ownerId: UserId }) => {
  const { data: profile, isError, refetch } = useQuery(ownProfileQuery)
  return (
    <Page>
      <PageTitle>Your business profile</PageTitle>
      <Typography variant="subtitle1" component="p" sx={{ mt: 1, mb: 4, color: "text.secondary" }}>
        What homeowners learn about you before they ask for a quote. It takes about five minutes.
      </Typography>
      {profile ? (
        <ProfileEditor profile={profile} ownerId={ownerId} />
      ) : isError ? (
        <ErrorAlert onRetry={refetch}>Your profile could not be loaded. Please try again later.</ErrorAlert>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}
