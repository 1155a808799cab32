import Card from "@mui/material/Card"
import { useQuery } from "@tanstack/react-query"
import { useLocation, useSearchParams } from "wouter"

import type { User } from "../../src/domain/account/account.ts"
import type { Conversation } from "../../src/domain/messaging/conversation.ts"
import { Chat } from "./Chat.tsx"
import { ConversationList } from "./ConversationList.tsx"
import { NothingSelected } from "./NothingSelected.tsx"
import { conversationsQuery } from "./use-conversations.ts"

// On a phone one pane at a time: the list, or the chat with a way back.
const paneShown = (shown: boolean) => ({ display: { xs: shown ? "flex" : "none", md: "flex" } })

/** The open conversation stands in the address bar, so that Back returns to the list. */
const useSelected = (conversations: ReadonlyArray<Conversation> = []) => {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  return {
    selected: conversations.find(({ id }) => id === search.get("conversation")),
    select: ({ id }: Conversation) => navigate(`/messages?conversation=${id}`),
    leave: () => navigate("/messages")
  }
}

/** Left the conversations, right the open one. What is typed stays with its conversation. */
export const Inbox = ({ user }: { readonly user: User }) => {
  const conversations = useQuery(conversationsQuery)
  const { leave, select, selected } = useSelected(conversations.data)
  return (
    <Card
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(280px, 360px) minmax(0, 1fr)" },
        height: { xs: "calc(100dvh - 210px)", md: "calc(100dvh - 240px)" },
        minHeight: 440
      }}
    >
      <ConversationList
        role={user.role}
        conversations={conversations}
        selected={selected}
        onSelect={select}
        sx={paneShown(selected === undefined)}
      />
      {selected ? (
        <Chat key={selected.id} user={user} conversation={selected} onLeave={leave} />
      ) : (
        <NothingSelected sx={paneShown(false)} />
      )}
    </Card>
  )
}
