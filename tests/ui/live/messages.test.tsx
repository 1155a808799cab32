import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aMessage } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"
import { useLogout } from "#ui/shared/session/use-logout.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
let conversation: ConversationRecord
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
  conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
  await app.run(seedMarketplace({ conversations: [conversation] }))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const SignOut = () => {
  const logout = useLogout()
  return <button onClick={() => void logout()}>Sign out</button>
}

const openChat = async (path = `/messages?conversation=${conversation.id}`) => {
  const screens = (
    <>
      <Route path="/messages">
        <MessagesScreen />
      </Route>
      <SignOut />
    </>
  )
  return visit(app, screens, { path, as: olivia })
}

const composer = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" })
const log = () => screen.getByRole("log")
const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send message" })
const write = async (text: string) => user.type(await composer(), `${text}{Enter}`)
const holdMessages = () => holdCalls("POST", /\/messages$/)

/** How often somebody said so, as the chat shows it. */
const timesShown = (text: string) => within(log()).queryAllByText(text).length

const onServer = async () => {
  const answer = await fetch(`/api/conversations/${conversation.id}/messages`)
  const messages: ReadonlyArray<{ readonly content: string }> = await answer.json()
  return messages.map(({ content }) => content)
}

describe("a message that is sent", () => {
  it("stands in the chat at once; the button waits, and one can go on writing", async () => {
    await openChat()
    await screen.findByText("Start the conversation")
    const { last } = holdMessages()
    await write("Hello")
    expect(log().textContent).toContain("You: HelloSending…")
    const field = await composer()
    expect(field.value).toBe("")
    await user.type(field, "And more{Enter}")
    expect(sendButton().disabled).toBe(true)
    expect(field.value).toBe("And more")
    act(() => last().pass())
    await waitFor(() => expect(log().textContent).not.toContain("Sending…"))
    expect(timesShown("Hello")).toBe(1)
    expect(field.value).toBe("And more")
    expect(sendButton().disabled).toBe(false)
  })

  it("is not shown twice when the list knows of it before the answer comes", async () => {
    const { queryClient } = await openChat()
    await screen.findByText("Start the conversation")
    const { last } = holdMessages()
    await write("Hello")
    // As if the answer were slow: the message is stored, and an event has told of it.
    const answered = act(() => last().loseAnswer())
    await answered
    await act(() => queryClient.invalidateQueries({ queryKey: ["/api/conversations"] }))
    await waitFor(() => expect(log().textContent).not.toContain("Not sent"))
    expect(timesShown("Hello")).toBe(1)
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull()
  })

  it("may say what an earlier one has said", async () => {
    await openChat()
    await screen.findByText("Start the conversation")
    await write("ok")
    await waitFor(() => expect(log().textContent).not.toContain("Sending…"))
    const { last } = holdMessages()
    await write("ok")
    expect(timesShown("ok")).toBe(2)
    act(() => last().lose())
    expect(await screen.findByText("Not sent")).toBeTruthy()
    expect(timesShown("ok")).toBe(2)
  })
})

const failOne = async (text = "Hello") => {
  await openChat()
  await screen.findByText("Start the conversation")
  const calls = holdMessages()
  await write(text)
  act(() => calls.last().lose())
  await screen.findByText("Not sent")
  return calls
}

describe("a message that the server does not take", () => {
  it("is marked, with a toast; nothing of it is lost", async () => {
    await failOne()
    expect(await screen.findByText("Failed to send message")).toBeTruthy()
    expect(log().textContent).toContain("You: HelloNot sent")
    expect((await composer()).value).toBe("")
  })

  it("is sent again on Retry, as the same attempt, and shown once", async () => {
    const { held, last } = await failOne()
    await user.click(screen.getByRole("button", { name: "Retry" }))
    expect(log().textContent).toContain("You: HelloSending…")
    expect(document.activeElement).toBe(await composer())
    act(() => last().pass())
    await waitFor(() => expect(log().textContent).not.toContain("Sending…"))
    expect(timesShown("Hello")).toBe(1)
    expect(await onServer()).toEqual(["Hello"])
    const keys = held.map(({ headers }) => headers.get("idempotency-key"))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it("is removed on Remove", async () => {
    await failOne()
    await user.click(screen.getByRole("button", { name: "Remove" }))
    expect(timesShown("Hello")).toBe(0)
    expect(await screen.findByText("Start the conversation")).toBeTruthy()
    expect(await onServer()).toEqual([])
  })

  it("waits for Retry after a reload, too", async () => {
    const { held } = await failOne()
    cleanup()
    await openChat()
    await screen.findByRole("button", { name: "Retry" })
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(log().textContent).toContain("You: HelloNot sent")
    expect(held).toHaveLength(1)
  })

  it("says whose words the buttons are about", async () => {
    await failOne("About the tiles")
    const words = screen.getByRole("button", { name: "Retry" }).getAttribute("aria-describedby")
    expect(document.getElementById(words ?? "")?.textContent).toBe("About the tiles")
  })

  it("keeps its place among those that wait, below all that have arrived", async () => {
    const { last, restore } = await failOne("first")
    await write("second")
    act(() => last().lose())
    await waitFor(() => expect(screen.getAllByText("Not sent")).toHaveLength(2))
    restore()
    await write("third")
    await waitFor(() => expect(log().textContent).not.toContain("Sending…"))
    expect(log().textContent).toMatch(/third.*first.*Not sent.*second.*Not sent/)
  })

  it("was taken all the same when only the answer was lost: a retry does not double it", async () => {
    await openChat()
    await screen.findByText("Start the conversation")
    const { last } = holdMessages()
    await write("Hello")
    await act(() => last().loseAnswer())
    await user.click(await screen.findByRole("button", { name: "Retry" }))
    act(() => last().pass())
    await waitFor(() => expect(log().textContent).not.toContain("Sending…"))
    expect(timesShown("Hello")).toBe(1)
    expect(await onServer()).toEqual(["Hello"])
  })
})

describe("what is typed and what is not sent", () => {
  it("is there again after a reload, each in its conversation", async () => {
    const other = aConversation({
      homeownerId: olivia.id,
      providerId: (await aProviderOf(app, { businessName: "Ames Roofing" })).id
    })
    await app.run(seedMarketplace({ conversations: [other] }))
    await openChat()
    await user.type(await composer(), "A thought")
    await user.click(screen.getByRole("button", { name: /Ames Roofing/ }))
    expect((await composer()).value).toBe("")
    await user.type(await composer(), "Another")
    cleanup()
    await openChat()
    expect((await composer()).value).toBe("A thought")
    await user.click(screen.getByRole("button", { name: /Ames Roofing/ }))
    expect((await composer()).value).toBe("Another")
  })

  it("is sent again after a reload in the middle of sending, once", async () => {
    await openChat()
    await screen.findByText("Start the conversation")
    const { held, restore } = holdMessages()
    await write("Hello")
    await held[0]?.loseAnswer()
    cleanup()
    restore()
    // The page that sent it is gone before it could take note of anything.
    localStorage.setItem(
      "unsent-messages",
      localStorage.getItem("unsent-messages")?.replace("true", "false") ?? ""
    )
    await openChat()
    await waitFor(() => expect(timesShown("Hello")).toBe(1))
    await waitFor(() => expect(log().textContent).not.toContain("Sending…"))
    expect(await onServer()).toEqual(["Hello"])
  })

  it("is gone after a sign-out", async () => {
    const { history } = await openChat()
    await user.type(await composer(), "A secret")
    expect(JSON.stringify(localStorage)).toContain("A secret")
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await waitFor(() => expect(history.at(-1)).toBe("/"))
    expect(JSON.stringify(localStorage)).not.toContain("A secret")
    cleanup()
    await openChat()
    expect((await composer()).value).toBe("")
  })

  it("is nobody else's", async () => {
    await openChat()
    await user.type(await composer(), "A secret")
    cleanup()
    await visit(app, <MessagesScreen />, { path: `/messages?conversation=${conversation.id}`, as: reyes })
    expect((await composer()).value).toBe("")
  })

  it("survives a store that somebody else has filled with rubbish", async () => {
    localStorage.setItem("unsent-messages", "{not json")
    await openChat()
    await user.type(await composer(), "Still here")
    expect((await composer()).value).toBe("Still here")
  })
})

const hear = (body: string) =>
  app.run(
    seedMarketplace({
      messages: [aMessage({ conversationId: conversation.id, senderUserId: reyes.userId, body, read: false })]
    })
  )

const unread = async () => {
  const [first]: ReadonlyArray<{ readonly unreadCount: number }> = await (
    await fetch("/api/conversations")
  ).json()
  return first?.unreadCount
}

describe("reading", () => {
  it("is not done by a tab that nobody can see", async () => {
    await hear("Hello Olivia")
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    await openChat()
    await screen.findByText("Hello Olivia", { selector: "[role=log] *" })
    expect(screen.getByText("1 new")).toBeTruthy()
    expect(await unread()).toBe(1)
    visibility.mockReturnValue("visible")
    act(() => void document.dispatchEvent(new Event("visibilitychange")))
    await waitFor(() => expect(screen.queryByText("1 new")).toBeNull())
    expect(await unread()).toBe(0)
  })
})
