import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import { MoreLikeThis } from "#ui/features/local/MoreLikeThis.tsx"
import { NearbyProviders } from "#ui/features/local/NearbyProviders.tsx"
import { ProviderTrail } from "#ui/features/local/ProviderTrail.tsx"
import { PhotoGallery } from "#ui/features/photos/PhotoGallery.tsx"
import { RatingSummary } from "#ui/features/reviews/RatingSummary.tsx"
import { Reviews } from "#ui/features/reviews/Reviews.tsx"
import { Page } from "#ui/shared/components/Page.tsx"
import { SelectiveHydration } from "#ui/shared/hydration/SelectiveHydration.tsx"

import { profileLayout } from "./profile-layout.ts"
import { ProfileHead } from "./ProfileHead.tsx"
import { ProfileSide } from "./ProfileSide.tsx"
import { Specialties } from "./Specialties.tsx"
import { useLinkedPart } from "./use-linked-part.ts"

interface PartProps {
  /** The fragment by which links lead to this part of the page. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

const ProfilePart = ({ children, id, title }: PartProps) => (
  <Box component="section" id={id} ref={useLinkedPart(id)}>
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <SelectiveHydration>{children}</SelectiveHydration>
  </Box>
)

/** A provider in full: who they are, what they do, what customers say, and how to reach them. */
export const ProviderProfile = ({ provider }: { readonly provider: ProviderDetail }) => (
  <Page sx={{ pt: { xs: 3, md: 4 } }}>
    <Box sx={{ mb: { xs: 3, md: 4 } }}>
      <ProviderTrail provider={provider} />
    </Box>
    <Box sx={profileLayout}>
      <ProfileHead provider={provider} />
      <ProfileSide provider={provider} />
      <Stack spacing={5} sx={{ gridArea: "body" }}>
        <ProfilePart id="about" title="About">
          <Typography sx={{ whiteSpace: "pre-line", maxWidth: "68ch" }}>{provider.description}</Typography>
          <PhotoGallery providerId={provider.id} businessName={provider.businessName} />
        </ProfilePart>
        <ProfilePart id="specialties" title="Specialties">
          <Specialties names={provider.specialties} />
        </ProfilePart>
        <ProfilePart id="reviews" title="Customer Reviews">
          <RatingSummary provider={provider} />
          <Reviews provider={provider} />
        </ProfilePart>
        <SelectiveHydration>
          <MoreLikeThis providerId={provider.id} />
          <NearbyProviders provider={provider} />
        </SelectiveHydration>
      </Stack>
    </Box>
  </Page>
)
