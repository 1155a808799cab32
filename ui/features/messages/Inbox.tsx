import Card from "@mui/material/Card"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useLocation, useSearchParams } from "wouter"

import type { User } from "#domain/account/account.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { useOwnList } from "#ui/shared/api/own-list.ts"

import { Chat } from "./Chat.tsx"
import { ConversationList } from "./list/ConversationList.tsx"
import { NothingSelected } from "./NothingSelected.tsx"
import { conversationQuery, conversationsQuery } from "./use-conversations.ts"

// On a phone one pane at a time: the list, or the chat with a way back.
const paneShown = (shown: boolean) => ({ display: { xs: shown ? "flex" : "none", md: "flex" } })

/** The open conversation stands in the address bar, so that Back returns to the list. */
const useSelected = (conversations: ReadonlyArray<Conversation> | undefined) => {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const id = search.get("conversation") ?? ""
  const listed = conversations?.find((conversation) => conversation.id === id)
  // It may stand further down the list than has been loaded.
  const isElsewhere = id !== "" && conversations !== undefined && listed === undefined
  const { data } = useQuery({ ...conversationQuery(id), enabled: isElsewhere })
  return {
    selected: listed ?? (isElsewhere ? data : undefined),
    select: ({ id: selected }: Conversation) => navigate(`/messages?conversation=${selected}`),
    leave: () => navigate("/messages")
  }
}

/** Left the conversations, right the open one. What is typed stays with its conversation. */
export const Inbox = ({ user }: { readonly user: User }) => {
  const conversations = useOwnList(useInfiniteQuery(conversationsQuery))
  const { leave, select, selected } = useSelected(conversations.items)
  return (
    <Card
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(280px, 360px) minmax(0, 1fr)" },
        height: { xs: "calc(100dvh - 210px)", md: "calc(100dvh - 240px)" },
        minHeight: "27.5rem"
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
