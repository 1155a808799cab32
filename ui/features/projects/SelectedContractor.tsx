import PlaceIcon from "@mui/icons-material/PlaceOutlined"
import VerifiedIcon from "@mui/icons-material/VerifiedOutlined"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Provider } from "#domain/provider/provider.ts"
import { counted } from "#domain/shared/numbers.ts"
import { Pill } from "#ui/shared/components/Pill.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { ratingOrNew } from "#ui/shared/format/provider-words.ts"

import { SideCard } from "./SideCard.tsx"

/** The contractor that the project will be sent to. */
export const SelectedContractor = ({ provider }: { readonly provider: Provider }) => (
  <SideCard title="Selected Contractor">
    <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
      <ProviderAvatar name={provider.businessName} image={provider.profileImage} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {provider.businessName}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {provider.specialty}
        </Typography>
      </Box>
    </Stack>
    <Stack direction="row" spacing={1} sx={{ alignItems: "center", mt: 2 }}>
      <StarRating rating={provider.rating} />
      <Typography variant="body2">
        {ratingOrNew(provider)} ({counted(provider.reviewCount, "review")})
      </Typography>
    </Stack>
    <Stack
      direction="row"
      sx={{ alignItems: "center", justifyContent: "space-between", flexWrap: "wrap", gap: 1, mt: 1.5 }}
    >
      <Typography variant="body2" sx={{ display: "flex", gap: 0.75, color: "text.secondary" }}>
        <PlaceIcon fontSize="small" aria-hidden />
        {provider.location}
      </Typography>
      {provider.verificationStatus === "verified" && (
        <Pill tone="green">
          <VerifiedIcon aria-hidden sx={{ fontSize: 16, mr: -0.25 }} />
          Verified
        </Pill>
      )}
    </Stack>
  </SideCard>
)
