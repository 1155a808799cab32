import Box from "@mui/material/Box"
import ListItemButton from "@mui/material/ListItemButton"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { KeyboardEvent } from "react"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { Pill } from "#ui/shared/components/Pill.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { formatDay } from "#ui/shared/format/format.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

import { wordsOf } from "../words.ts"

interface Props {
  readonly role: Role
  readonly conversation: Conversation
  readonly isSelected: boolean
  /** The address at which it is open. */
  readonly href: string
}

const Line = ({ children }: { readonly children: React.ReactNode }) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: "baseline", justifyContent: "space-between" }}>
    {children}
  </Stack>
)

// As a button is pressed; a link scrolls the page instead.
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== " ") return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

/** A button that opens the conversation beside the list, and a link for whoever wants it in another tab. */
export const ConversationItem = ({ conversation, href, isSelected, role }: Props) => {
  const { lastMessage, lastMessageAt, participantName, unreadCount } = conversation
  const name = participantName || wordsOf[role].participant
  return (
    <Box component="li" sx={{ display: "flex" }}>
      <ListItemButton
        component={RouteLink}
        href={href}
        role="button"
        id={conversation.id}
        selected={isSelected}
        aria-current={isSelected ? "true" : undefined}
        onKeyDown={pressBySpace}
        // Inside the scroll container, so that it is not clipped.
        sx={{ gap: 1.5, px: 2, py: 1.5, "&.Mui-focusVisible": { outlineOffset: -3 } }}
      >
        <ProviderAvatar name={name} size={44} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Line>
            <Typography sx={{ fontWeight: 650, minWidth: 0, ...clampedTo(2) }}>{name}</Typography>
            {lastMessageAt && (
              <Typography variant="caption" sx={{ color: "text.secondary", flexShrink: 0 }}>
                {formatDay(lastMessageAt)}
              </Typography>
            )}
          </Line>
          <Line>
            <Typography variant="body2" noWrap sx={{ color: "text.secondary" }}>
              {lastMessage ?? "No messages yet"}
            </Typography>
            {unreadCount > 0 && <Pill tone="blue">{`${formatNumber(unreadCount)} new`}</Pill>}
          </Line>
        </Box>
      </ListItemButton>
    </Box>
  )
}
