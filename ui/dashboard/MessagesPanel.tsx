import { useInfiniteQuery } from "@tanstack/react-query"

import type { Role } from "../../src/domain/account/role.ts"
import { NoMessagesArt } from "../illustrations/Vignettes.tsx"
import { conversationsQuery } from "../messages/use-conversations.ts"
import { EmptyState } from "../shared/EmptyState.tsx"
import { LinkButton } from "../shared/Link.tsx"
import { useOwnList } from "../shared/own-list.ts"
import { ConversationCard } from "./ConversationCard.tsx"
import { Panel } from "./Panel.tsx"

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
    list={useOwnList(useInfiniteQuery(conversationsQuery))}
    failure="Failed to load your messages. Please try again later."
    empty={
      <EmptyState art={<NoMessagesArt />} title="No messages yet">
        Your conversations with {partners[role]} appear here.
      </EmptyState>
    }
  >
    {(conversation) => <ConversationCard key={conversation.id} role={role} conversation={conversation} />}
  </Panel>
)
