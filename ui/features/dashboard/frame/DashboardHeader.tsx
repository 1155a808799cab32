import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { User } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import type { Role } from "#domain/account/role.ts"
import { participantRoles } from "#domain/messaging/participant-role.ts"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"

const subtitles: Record<Role, string> = {
  homeowner: "Manage your home improvement projects and connect with contractors",
  provider: "View your projects, quotes, and communicate with clients"
}

/** The person's name, with a greeting. */
export const DashboardHeader = ({ user }: { readonly user: User }) => (
  <Stack
    direction={{ xs: "column", md: "row" }}
    sx={{ gap: { xs: 2, md: 3 }, justifyContent: "space-between", alignItems: { md: "center" } }}
  >
    <Box sx={{ order: { md: 2 }, flexShrink: { md: 0 }, maxWidth: { md: "40%" } }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: "center" }}>
        <ProviderAvatar name={fullName(user)} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" sx={clampedTo(2)}>
            {fullName(user)}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {participantRoles[user.role]}
          </Typography>
        </Box>
      </Stack>
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <PageTitle>Welcome back, {user.firstName}!</PageTitle>
      <Typography variant="subtitle1" sx={{ color: "text.secondary", mt: 0.5 }}>
        {subtitles[user.role]}
      </Typography>
    </Box>
  </Stack>
)
