import ArrowBack from "@mui/icons-material/ArrowBack"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import type { SxProps, Theme } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"

import type { User } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import { participantRoles } from "#domain/messaging/participant-role.ts"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

const unseenOnPhones: SxProps<Theme> = (theme) => ({ [theme.breakpoints.down("md")]: visuallyHidden })

interface Props {
  readonly user: User
  /** Whether a chat is open: on a phone it takes the whole screen, and the heading is for screen readers only. */
  readonly inChat: boolean
}

/** A link back, the screen's name, and whose messages these are. */
export const MessagesHeader = ({ inChat, user }: Props) => {
  const outOfChat = inChat ? { display: { xs: "none", md: "inline-flex" } } : {}
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        flexWrap: "wrap",
        columnGap: 2,
        rowGap: 1,
        alignItems: "center",
        justifyContent: "space-between"
      }}
    >
      <Box sx={{ flexShrink: 0 }}>
        <LinkButton href="/dashboard" size="small" startIcon={<ArrowBack />} sx={{ ml: -1, ...outOfChat }}>
          Dashboard
        </LinkButton>
        <PageTitle sx={inChat ? unseenOnPhones : {}}>Messages</PageTitle>
      </Box>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{
          flex: "1 1 8rem",
          minWidth: 0,
          alignItems: "center",
          justifyContent: "flex-end",
          ...outOfChat
        }}
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
}
