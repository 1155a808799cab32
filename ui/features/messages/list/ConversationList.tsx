import Box, { type BoxProps } from "@mui/material/Box"
import List from "@mui/material/List"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"
import { useQuery } from "@tanstack/react-query"
import { memo, useDeferredValue, useState } from "react"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { ownPageSize } from "#domain/shared/limits.ts"
import { counted, formatNumber } from "#domain/shared/numbers.ts"
import type { PagedList } from "#ui/shared/api/paged-list.ts"
import { Pill } from "#ui/shared/components/Pill.tsx"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { countsQuery } from "#ui/shared/session/use-counts.ts"

import { wordsOf } from "../words.ts"
import { ConversationItem } from "./ConversationItem.tsx"
import { ConversationSkeletons } from "./ConversationSkeletons.tsx"
import { MoreConversations } from "./MoreConversations.tsx"
import { useFoundConversations } from "./use-found-conversations.ts"

interface Props {
  readonly role: Role
  readonly conversations: PagedList<Conversation>
  /** Whether the list shows the archived conversations. */
  readonly isArchived: boolean
  readonly selected: Conversation | undefined
  /** The address at which one of them is open. */
  readonly addressOf: (conversation: Conversation) => string
  readonly sx: BoxProps["sx"]
}

const Found = ({ addressOf, conversations, isArchived, role, selected, wanted }: ItemsProps) => {
  const { found, hasFailed, isReading, isSearching, retry } = useFoundConversations(
    conversations,
    wanted,
    role,
    isArchived
  )
  const { expectMore, list } = useFocusOnNewcomers(found.length)
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {isSearching && !isReading && !hasFailed && `${counted(found.length, "conversation")} found`}
      </Box>
      {hasFailed && <ErrorAlert onRetry={retry}>Your older conversations did not load.</ErrorAlert>}
      {found.length > 0 && (
        <List ref={list} aria-label="Conversations" disablePadding>
          {found.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              role={role}
              conversation={conversation}
              isSelected={conversation.id === selected?.id}
              href={addressOf(conversation)}
            />
          ))}
        </List>
      )}
      {isReading && <ConversationSkeletons />}
      {found.length === 0 && !isReading && !hasFailed && (
        <EmptyState title="No matching conversations">Try another name or word.</EmptyState>
      )}
      {!isSearching && (conversations.hasMore || found.length > ownPageSize) && (
        <MoreConversations conversations={conversations} onMore={expectMore} />
      )}
    </>
  )
}

const Items = memo((props: ItemsProps) => {
  const { error, items, retry } = props.conversations
  if (error && !items) {
    return (
      <NotLoaded error={error} onRetry={retry}>
        Your conversations did not load.
      </NotLoaded>
    )
  }
  if (!items) return <ConversationSkeletons />
  if (items.length === 0 && props.isArchived) return <EmptyState title="Nothing archived" />
  if (items.length === 0)
    return <EmptyState title="No conversations yet">{wordsOf[props.role].invitation}</EmptyState>
  return <Found {...props} />
})

type ItemsProps = Omit<Props, "sx"> & { readonly wanted: string }

/** The conversations with their number, a search by name or last message, and unread badges. */
export const ConversationList = ({ sx, ...props }: Props) => {
  const [typed, setTyped] = useState("")
  // What is typed is shown before what is found.
  const wanted = useDeferredValue(typed)
  const total = useQuery(countsQuery).data?.conversations
  const { conversations, isArchived } = props
  const count = (isArchived ? undefined : total) ?? conversations.items?.length ?? 0
  return (
    <Box
      sx={[
        { flexDirection: "column", minHeight: 0, borderRight: { md: 1 }, borderColor: { md: "divider" } },
        ...(Array.isArray(sx) ? sx : [sx])
      ]}
    >
      <Stack spacing={1.5} sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: "normal" }}>
            {isArchived ? "Archived" : "Conversations"}
          </Typography>
          <Pill tone="grey">
            <span>{formatNumber(count)}</span>{" "}
            <Box component="span" sx={visuallyHidden}>
              {count === 1 ? "conversation" : "conversations"}
            </Box>
          </Pill>
          <Link
            href={isArchived ? "/messages" : "/messages?archived=true"}
            variant="body2"
            sx={{ ml: "auto", py: 0.5, overflowWrap: "normal" }}
          >
            {isArchived ? "Conversations" : "Archived"}
          </Link>
        </Stack>
        <TextField
          label="Search conversations"
          placeholder="Search by name or message"
          type="search"
          size="small"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
      <Box sx={{ flexGrow: 1, overflowY: "auto", minHeight: 0 }}>
        <Items {...props} wanted={wanted} />
      </Box>
    </Box>
  )
}
