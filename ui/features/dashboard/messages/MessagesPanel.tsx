import { useInfiniteQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import { conversationsQuery } from "#ui/features/messages/use-conversations.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Panel } from "../frame/Panel.tsx"
import { ConversationCard } from "./ConversationCard.tsx"

const partners: Record<Role, string> = { homeowner: "contractors", provider: "clients" }

/** The conversations, each with its way to the chat. */
export const MessagesPanel = ({ role }: { readonly role: Role }) => (
  <Panel
    title="Messages"
    action={
      <LinkButton href="/messages" variant="outlined">
        All messages
      </LinkButton>
    }
    list={usePagedList(useInfiniteQuery(conversationsQuery))}
    failure="Failed to load your messages. Please try again later."
    empty={
      <EmptyState art={<LaterArt name="NoMessagesArt" />} title="No messages yet">
        Your conversations with {partners[role]} appear here.
      </EmptyState>
    }
  >
    {(conversation) => <ConversationCard key={conversation.id} role={role} conversation={conversation} />}
  </Panel>
)
