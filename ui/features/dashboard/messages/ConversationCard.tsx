import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { wordsOf } from "#ui/features/messages/words.ts"
import { Pill } from "#ui/shared/components/Pill.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { formatDay } from "#ui/shared/format/format.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

interface Props {
  readonly role: Role
  readonly conversation: Conversation
}

/** A conversation: the other person, the last message, and a link to the chat. */
export const ConversationCard = ({ conversation, role }: Props) => {
  const { id, lastMessage, lastMessageAt, participantName, participantRole, unreadCount } = conversation
  const name = participantName || wordsOf[role].participant
  return (
    <Card component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, p: 2 }}>
      <ProviderAvatar name={name} size={48} />
      <Box sx={{ flex: "1 1 7rem", minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" id={`conversation-${id}`} sx={clampedTo(3)}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {[participantRole, lastMessageAt && formatDay(lastMessageAt)].filter(Boolean).join(" · ")}
        </Typography>
        <Typography variant="body2" noWrap>
          {lastMessage ?? "No messages yet"}
        </Typography>
      </Box>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{
          flexShrink: 0,
          ml: "auto",
          alignItems: { xs: "flex-end", sm: "center" },
          gap: { xs: 0.75, sm: 2 }
        }}
      >
        {unreadCount > 0 && <Pill tone="blue">{`${formatNumber(unreadCount)} new`}</Pill>}
        <LinkButton
          size="small"
          variant="outlined"
          href={`/messages?conversation=${id}`}
          aria-describedby={`conversation-${id}`}
        >
          Open Chat
        </LinkButton>
      </Stack>
    </Card>
  )
}
