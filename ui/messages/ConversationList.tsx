import Box, { type BoxProps } from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import List from "@mui/material/List"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { UseQueryResult } from "@tanstack/react-query"
import { useState } from "react"

import type { Role } from "../../src/domain/account/role.ts"
import type { Conversation } from "../../src/domain/messaging/conversation.ts"
import { wordsFor } from "../http/call-error.ts"
import { EmptyState } from "../shared/EmptyState.tsx"
import { ErrorAlert } from "../shared/ErrorAlert.tsx"
import { TextField } from "../shared/form/TextField.tsx"
import { ConversationItem } from "./ConversationItem.tsx"
import { ConversationSkeletons } from "./ConversationSkeletons.tsx"
import { wordsOf } from "./words.ts"

interface Props {
  readonly role: Role
  readonly conversations: UseQueryResult<ReadonlyArray<Conversation>>
  readonly selected: Conversation | undefined
  readonly onSelect: (conversation: Conversation) => void
  readonly sx: BoxProps["sx"]
}

const mentions = (wanted: string) => {
  const text = wanted.trim().toLowerCase()
  return ({ lastMessage, participantName }: Conversation) =>
    participantName.toLowerCase().includes(text) || (lastMessage ?? "").toLowerCase().includes(text)
}

const Items = ({ conversations: { data, error, refetch }, onSelect, role, selected, wanted }: ItemsProps) => {
  if (error && !data)
    return <ErrorAlert onRetry={refetch}>{wordsFor(error, "Your conversations did not load.")}</ErrorAlert>
  if (!data) return <ConversationSkeletons />
  if (data.length === 0)
    return <EmptyState title="No conversations yet">{wordsOf[role].invitation}</EmptyState>
  const found = data.filter(mentions(wanted))
  if (found.length === 0)
    return <EmptyState title="No matching conversations">Try another name or word.</EmptyState>
  return (
    <List aria-label="Conversations" disablePadding>
      {found.map((conversation) => (
        <ConversationItem
          key={conversation.id}
          role={role}
          conversation={conversation}
          isSelected={conversation.id === selected?.id}
          onSelect={onSelect}
        />
      ))}
    </List>
  )
}

type ItemsProps = Omit<Props, "sx"> & { readonly wanted: string }

/** The conversations with their number, a search by name or last message, and unread badges. */
export const ConversationList = ({ sx, ...props }: Props) => {
  const [wanted, setWanted] = useState("")
  return (
    <Box
      sx={[
        { flexDirection: "column", minHeight: 0, borderRight: { md: 1 }, borderColor: { md: "divider" } },
        ...(Array.isArray(sx) ? sx : [sx])
      ]}
    >
      <Stack spacing={1.5} sx={{ p: 2 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
          <Typography variant="h4" component="h2">
            Conversations
          </Typography>
          <Chip
            size="small"
            label={props.conversations.data?.length ?? 0}
            aria-label={`${props.conversations.data?.length ?? 0} conversations`}
          />
        </Stack>
        <TextField
          label="Search conversations"
          type="search"
          size="small"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </Stack>
      <Box sx={{ flexGrow: 1, overflowY: "auto", minHeight: 0 }}>
        <Items {...props} wanted={wanted} />
      </Box>
    </Box>
  )
}
