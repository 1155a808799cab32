import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { wordsOf } from "../words.ts"
import { BackToList } from "./BackToList.tsx"
import { ChatControls } from "./ChatControls.tsx"

const layout = {
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: { xs: 1, sm: 1.5 },
  px: { xs: 1.5, sm: 2 },
  py: { xs: 1, sm: 2 },
  borderBottom: 1,
  borderColor: "divider"
}

// The initials are shown only where there is room for them and the name.
const initials = { "@container (max-width: 20rem)": { display: "none" } }

// An element of its own, because the clamping that hides the third line would hide the focus ring around it too.
const linkedName = { ...clampedTo(2), width: "fit-content" }

interface Props {
  readonly name: string
  /** The role of the reader. */
  readonly role: Role
  readonly conversation: Conversation
  readonly onLeave: () => void
}

/**
 * The name of the other person; a professional's name is linked to the profile. On a phone it replaces the app's
 * header.
 */
export const ChatHeader = ({ conversation, name, onLeave, role }: Props) => (
  <Stack direction="row" useFlexGap sx={layout}>
    <BackToList onLeave={onLeave} />
    <Box sx={initials}>
      <ProviderAvatar name={name} size={44} />
    </Box>
    <Box sx={{ flex: "1 1 6rem", minWidth: 0 }}>
      <Typography variant="h4" component="h2">
        {conversation.providerId === undefined ? (
          <Box sx={clampedTo(2)}>{name}</Box>
        ) : (
          <Link
            href={`/provider/${conversation.providerId}`}
            color="inherit"
            underline="hover"
            sx={linkedName}
          >
            {name}
          </Link>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {conversation.participantRole || wordsOf[role].participantRole}
      </Typography>
    </Box>
    <ChatControls name={name} role={role} conversation={conversation} />
  </Stack>
)
