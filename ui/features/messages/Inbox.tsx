import Card from "@mui/material/Card"
import type { Theme } from "@mui/material/styles"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation, useSearchParams } from "wouter"

import type { User } from "#domain/account/account.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { type PagedList, usePagedList } from "#ui/shared/api/paged-list.ts"
import { Container } from "#ui/shared/components/Page.tsx"

import { Chat } from "./Chat.tsx"
import { MessagesHeader } from "./head/MessagesHeader.tsx"
import { ConversationList } from "./list/ConversationList.tsx"
import { NothingSelected } from "./NothingSelected.tsx"
import { NotOpen } from "./NotOpen.tsx"
import { archivedConversationsQuery, conversationQuery, conversationsQuery } from "./use-conversations.ts"
import { useFocusOfPanes } from "./use-focus-of-panes.ts"

// On a phone one pane at a time: the list, or the chat with a way back.
const paneShown = (shown: boolean) => ({ display: { xs: shown ? "flex" : "none", md: "flex" } })

/** The open conversation lives in the URL, so that Back returns to the list. */
const useSelected = ({ isPending, items }: PagedList<Conversation>, isArchived: boolean) => {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const id = search.get("conversation") ?? ""
  const listed = items?.find((conversation) => conversation.id === id)
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  // It may be further down the list than has been loaded, or in the other list by now.
  const isElsewhere = id !== "" && !isPending && listed === undefined
  const { data, error, refetch } = useQuery({
    ...conversationQuery(id),
    enabled: isElsewhere,
    placeholderData: () => (last?.id === id ? last : undefined)
  })
  return {
    id,
    selected: listed ?? (isElsewhere ? data : undefined),
    error: isElsewhere ? error : null,
    retry: refetch,
    addressOf: ({ id: selected }: Conversation) =>
      `/messages?${isArchived ? "archived=true&" : ""}conversation=${selected}`,
    leave: () => navigate(isArchived ? "/messages?archived=true" : "/messages")
  }
}

const onPhones =
  (look: object) =>
  (theme: Theme): object => ({ [theme.breakpoints.down("md")]: look })

// On a phone the chat fills the screen: name, messages and field, within the height that the keyboard leaves. If that
// is too low, the page scrolls.
const filling = {
  screen: onPhones({ p: 0 }),
  card: onPhones({ height: "100dvh", minHeight: "22rem", mt: 0, border: 0, borderRadius: 0 })
}

const panes = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(280px, 360px) minmax(0, 1fr)" },
  gridTemplateRows: "minmax(0, 1fr)",
  mt: { xs: 2, md: 3 },
  height: { xs: "calc(100dvh - 210px)", md: "calc(100dvh - 240px)" },
  minHeight: "27.5rem"
}

// On paper the open conversation stands in its whole length, without the list and what one writes with.
const onPaper = {
  "@media print": {
    display: "block",
    height: "auto",
    minHeight: 0,
    overflow: "visible",
    border: 0,
    "& > :not(section), & :has(> [role=log]) ~ :not(p)": { display: "none" },
    "& section, & :has(> [role=log]), & [role=log]": {
      display: "block",
      height: "auto",
      overflow: "visible"
    },
    // One's own words are white on the screen's colour, which is not printed.
    "& *": { color: "#000 !important", backgroundColor: "transparent !important" },
    "& [data-message]": { border: "1px solid #999", breakInside: "avoid" }
  }
}

interface OpenProps extends Omit<ReturnType<typeof useSelected>, "addressOf"> {
  readonly user: User
}

const Open = ({ error, id, leave, retry, selected, user }: OpenProps) => {
  if (selected) return <Chat key={selected.id} user={user} conversation={selected} onLeave={leave} />
  return id ? (
    <NotOpen error={error} onRetry={retry} onLeave={leave} />
  ) : (
    <NothingSelected sx={paneShown(false)} />
  )
}

/** Left the conversations, right the open one. What is typed stays with its conversation. */
export const Inbox = ({ user }: { readonly user: User }) => {
  const [search] = useSearchParams()
  const isArchived = search.get("archived") === "true"
  const conversations = usePagedList(
    useInfiniteQuery(isArchived ? archivedConversationsQuery : conversationsQuery)
  )
  const { addressOf, ...open } = useSelected(conversations, isArchived)
  const inChat = open.id !== ""
  const panesInView = useFocusOfPanes(open.id)
  return (
    <Container sx={[{ py: { xs: 2, md: 4 } }, inChat && filling.screen]}>
      <MessagesHeader user={user} inChat={inChat} />
      <Card
        ref={panesInView}
        data-fills-phone={inChat || undefined}
        sx={[panes, inChat && filling.card, inChat && onPaper]}
      >
        <ConversationList
          role={user.role}
          conversations={conversations}
          isArchived={isArchived}
          selected={open.selected}
          addressOf={addressOf}
          sx={paneShown(!inChat)}
        />
        <Open user={user} {...open} />
      </Card>
    </Container>
  )
}
