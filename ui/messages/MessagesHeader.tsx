import ArrowBack from "@mui/icons-material/ArrowBack"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { User } from "../../src/domain/account/account.ts"
import { fullName } from "../../src/domain/account/full-name.ts"
import { participantRoles } from "../../src/domain/messaging/participant-role.ts"
import { LinkButton } from "../shared/Link.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"
import { ProviderAvatar } from "../shared/ProviderAvatar.tsx"

/** The way back, the screen's name and whose messages these are. */
export const MessagesHeader = ({ user }: { readonly user: User }) => (
  <Stack direction="row" spacing={2} sx={{ alignItems: "center", justifyContent: "space-between" }}>
    <Box>
      <LinkButton href="/dashboard" size="small" startIcon={<ArrowBack />} sx={{ ml: -1 }}>
        Dashboard
      </LinkButton>
      <PageTitle>Messages</PageTitle>
    </Box>
    <Stack direction="row" spacing={1.5} sx={{ alignItems: "center", minWidth: 0 }}>
      <Box sx={{ textAlign: "right", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }} noWrap>
          {fullName(user)}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {participantRoles[user.role]}
        </Typography>
      </Box>
      <ProviderAvatar name={fullName(user)} size={44} />
    </Stack>
  </Stack>
)
