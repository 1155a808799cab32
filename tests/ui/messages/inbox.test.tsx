import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aConversation, aMessage } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"

const user = userEvent.setup({ delay: null })

let app: RunningApp
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
let conversation: ConversationRecord
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(
    app,
    { businessName: "Reyes Plumbing" },
    { firstName: "Marco", lastName: "Reyes" }
  )
  conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 15) + minute * 60_000).toISOString()

/** Stores the conversation with messages, alternately from the provider and the homeowner. */
const talk = (bodies: ReadonlyArray<string>, read = false) => {
  const messages = bodies.map((body, index) =>
    aMessage({
      conversationId: conversation.id,
      senderUserId: index % 2 === 0 ? reyes.userId : olivia.id,
      body,
      read,
      createdAt: at(index)
    })
  )
  const lastMessageAt = messages.at(-1)?.createdAt ?? null
  return app.run(seedMarketplace({ conversations: [{ ...conversation, lastMessageAt }], messages }))
}

const open = (path = "/messages", as: { readonly email: string } = olivia) =>
  visit(app, <MessagesScreen />, { path, as })

const openChat = (as?: { readonly email: string }) => open(`/messages?conversation=${conversation.id}`, as)

const composer = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" })

describe("the conversations", () => {
  it("say when there are none, and what to do, by role", async () => {
    await open()
    expect(await screen.findByText("No conversations yet")).toBeTruthy()
    expect(screen.getByText("Start a conversation with contractors to discuss your projects")).toBeTruthy()
    cleanup()
    await open("/messages", reyes)
    expect(await screen.findByText("Start a conversation with clients to discuss your projects")).toBeTruthy()
  })

  it("show name, day, last message and how many are new", async () => {
    await talk(["Hello Olivia", "Hello Marco", "I can come on Tuesday"])
    await open()
    const item = await screen.findByRole("button", { name: /Reyes Plumbing/ })
    expect(within(item).getByText("Mar 5")).toBeTruthy()
    expect(within(item).getByText("I can come on Tuesday")).toBeTruthy()
    expect(within(item).getByText("2 new")).toBeTruthy()
    expect(screen.getByText("Select a conversation")).toBeTruthy()
    expect(screen.getByLabelText("1 conversations")).toBeTruthy()
  })

  it("name the client for a provider, and say when nothing was written yet", async () => {
    await talk([])
    await open("/messages", reyes)
    const item = await screen.findByRole("button", { name: /Olivia Park/ })
    expect(within(item).getByText("No messages yet")).toBeTruthy()
  })

  it("are searched by name and by last message", async () => {
    await talk(["I can come on Tuesday"])
    await open()
    await screen.findByRole("button", { name: /Reyes Plumbing/ })
    const search = screen.getByRole("searchbox", { name: "Search conversations" })
    await user.type(search, "tuesday")
    expect(screen.getByRole("button", { name: /Reyes Plumbing/ })).toBeTruthy()
    await user.clear(search)
    await user.type(search, "roofing")
    expect(screen.queryByRole("button", { name: /Reyes Plumbing/ })).toBeNull()
    expect(screen.getByText("No matching conversations")).toBeTruthy()
  })
})

describe("an open conversation", () => {
  it("shows the messages in order under their day, and marks them as read", async () => {
    await talk(["Hello Olivia", "Hello Marco"])
    await openChat()
    const log = await screen.findByRole("log", { name: "Messages with Reyes Plumbing" })
    await within(log).findByText("Hello Olivia")
    expect(within(log).getByText("Mar 5, 2026")).toBeTruthy()
    expect(log.textContent).toMatch(/Reyes Plumbing: Hello Olivia.*You: Hello Marco/)
    expect(screen.getByText("Service Provider")).toBeTruthy()
    await waitFor(() => expect(screen.queryByText("1 new")).toBeNull())
    cleanup()
    await open()
    const item = await screen.findByRole("button", { name: /Reyes Plumbing/ })
    expect(within(item).queryByText(/new/)).toBeNull()
  })

  it("invites to start when nothing was written yet", async () => {
    await talk([])
    await openChat()
    expect(await screen.findByText("Start the conversation")).toBeTruthy()
  })

  it("sends on Enter, trimmed, and clears the field; Shift+Enter makes a new line", async () => {
    await talk([])
    await openChat()
    const field = await composer()
    await user.type(field, "  First line{Shift>}{Enter}{/Shift}second line  ")
    expect(screen.queryByText(/You:/)).toBeNull()
    await user.keyboard("{Enter}")
    const log = screen.getByRole("log")
    await waitFor(() => expect(log.textContent).toContain("You: First line\nsecond line"))
    await waitFor(() => expect(field.value).toBe(""))
    const item = screen.getByRole("button", { name: /Reyes Plumbing/ })
    await waitFor(() => expect(item.textContent).toContain("First line"))
  })

  it("does not send blank text", async () => {
    await talk([])
    await openChat()
    await user.type(await composer(), "   {Enter}")
    const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send message" })
    expect(send.disabled).toBe(true)
    expect(await screen.findByText("Start the conversation")).toBeTruthy()
  })

  it("says so when sending fails, with the server's words", async () => {
    await talk([])
    await openChat()
    await user.type(await composer(), "Are you there?")
    await fetch("/api/auth/logout", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}"
    })
    await user.keyboard("{Enter}")
    expect(await screen.findByText("Failed to send message")).toBeTruthy()
    expect(screen.getByText("Please sign in to continue.")).toBeTruthy()
    expect(screen.getByRole("log").textContent).toContain("You: Are you there?Not sent")
  })

  it("loads earlier messages a hundred at a time", async () => {
    await talk(Array.from({ length: 130 }, (_, index) => `message ${index + 1}.`))
    await openChat()
    const log = await screen.findByRole("log")
    await within(log).findByText("message 130.")
    expect(within(log).queryByText("message 30.")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Show earlier messages" }))
    await within(log).findByText("message 1.")
    expect(within(log).getAllByText(/^message/)).toHaveLength(130)
    expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull()
  })

  it("makes web addresses links that pass nothing on, and leaves the sentence around them alone", async () => {
    await talk(["See https://example.com/tiles?a=1, and <b>not</b> javascript:alert(1)."])
    await openChat()
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "https://example.com/tiles?a=1" })
    expect(link.rel).toBe("noopener noreferrer nofollow ugc")
    expect(screen.getByRole("log").textContent).toContain(", and <b>not</b> javascript:alert(1).")
    expect(within(screen.getByRole("log")).getAllByRole("link")).toHaveLength(1)
  })

  it("says of the controls to come that they are not available", async () => {
    await talk([])
    await openChat()
    for (const name of ["Call", "Video call", "More"]) {
      const control = await screen.findByRole("button", { name: `${name} (not available yet)` })
      expect(control.getAttribute("aria-disabled")).toBe("true")
    }
  })
})
