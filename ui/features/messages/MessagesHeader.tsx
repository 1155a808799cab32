import ArrowBack from "@mui/icons-material/ArrowBack"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { User } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import { participantRoles } from "#domain/messaging/participant-role.ts"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

/** The way back, the screen's name and whose messages these are. */
export const MessagesHeader = ({ user }: { readonly user: User }) => (
  <Stack
    direction="row"
    useFlexGap
    sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 1, alignItems: "center", justifyContent: "space-between" }}
  >
    <Box sx={{ flexShrink: 0 }}>
      <LinkButton href="/dashboard" size="small" startIcon={<ArrowBack />} sx={{ ml: -1 }}>
        Dashboard
      </LinkButton>
      <PageTitle>Messages</PageTitle>
    </Box>
    <Stack
      direction="row"
      spacing={1.5}
      sx={{ flex: "1 1 8rem", minWidth: 0, alignItems: "center", justifyContent: "flex-end" }}
    >
      <Box sx={{ textAlign: "right", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, ...clampedTo(2) }}>{fullName(user)}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {participantRoles[user.role]}
        </Typography>
      </Box>
      <ProviderAvatar name={fullName(user)} size={44} />
    </Stack>
  </Stack>
)
