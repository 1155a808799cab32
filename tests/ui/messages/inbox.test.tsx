import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { desktop, phone } from "#tests/support/ui/viewport.ts"
import { aProviderOf } from "#tests/support/ui/visit.tsx"

import { answerAt, never, withStatus } from "../providers/parts.ts"
import { aPairIn, type Pair } from "./pair.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let pair: Pair
beforeEach(async () => {
  pair = await aPairIn(app)
})
afterEach(() => {
  desktop()
  vi.unstubAllGlobals()
})

describe("the conversations", () => {
  it("say when there are none, and what to do, by role", async () => {
    await pair.open()
    expect(await screen.findByText("No conversations yet")).toBeTruthy()
    expect(screen.getByText("Start a conversation with contractors to discuss your projects")).toBeTruthy()
    cleanup()
    await pair.open("/messages", pair.reyes)
    expect(await screen.findByText("Start a conversation with clients to discuss your projects")).toBeTruthy()
  })

  it("show name, day, last message and how many are new", async () => {
    await pair.write(["Hello Olivia", "Hello Marco", "I can come on Tuesday"])
    await pair.open()
    const item = await screen.findByRole("button", { name: /Reyes Plumbing/ })
    expect(within(item).getByText("Mar 5")).toBeTruthy()
    expect(within(item).getByText("I can come on Tuesday")).toBeTruthy()
    expect(within(item).getByText("2 new")).toBeTruthy()
    expect(screen.getByText("Select a conversation")).toBeTruthy()
    const heading = screen.getByRole("heading", { name: "Conversations" })
    expect(heading.nextElementSibling?.textContent).toBe("1 conversation")
  })

  it("can be opened in another tab, and by Space as buttons are", async () => {
    await pair.write(["Hello Olivia"])
    const { history } = await pair.open()
    const address = `/messages?conversation=${pair.conversation.id}`
    const item = await screen.findByRole("button", { name: /Reyes Plumbing/ })
    expect(item.getAttribute("href")).toBe(address)
    // The browser's own business.
    fireEvent.click(item, { ctrlKey: true })
    expect(history).toEqual(["/messages"])
    item.focus()
    await user.keyboard(" ")
    expect(await screen.findByRole("log", { name: "Messages with Reyes Plumbing" })).toBeTruthy()
    expect(history).toEqual(["/messages", address])
  })

  it("name the client for a provider, and say when nothing was written yet", async () => {
    await pair.write([])
    await pair.open("/messages", pair.reyes)
    const item = await screen.findByRole("button", { name: /Olivia P\./ })
    expect(within(item).getByText("No messages yet")).toBeTruthy()
  })

  it("are searched by name and by last message", async () => {
    await pair.write(["I can come on Tuesday"])
    await pair.open()
    await screen.findByRole("button", { name: /Reyes Plumbing/ })
    const search = screen.getByRole("searchbox", { name: "Search conversations" })
    expect(search.getAttribute("placeholder")).toBe("Search by name or message")
    expect(screen.getByText("1", { exact: true }).nextSibling?.textContent).toBe(" ")
    expect(screen.getByText("conversation")).toBeTruthy()
    await user.type(search, "tuesday")
    expect(screen.getByRole("button", { name: /Reyes Plumbing/ })).toBeTruthy()
    await user.clear(search)
    await user.type(search, "roofing")
    expect(screen.queryByRole("button", { name: /Reyes Plumbing/ })).toBeNull()
    expect(screen.getByText("No matching conversations")).toBeTruthy()
  })

  it("say to a screen reader how many a search has found", async () => {
    await pair.write(["I can come on Tuesday"])
    await pair.open()
    await screen.findByRole("button", { name: /Reyes Plumbing/ })
    const said = screen.getByRole("status")
    expect(said.textContent).toBe("")
    const search = screen.getByRole("searchbox", { name: "Search conversations" })
    await user.type(search, "tuesday")
    expect(said.textContent).toBe("1 conversation found")
    await user.type(search, "s")
    expect(said.textContent).toBe("0 conversations found")
    expect(said.isConnected).toBe(true)
  })

  it("are searched by what stands for a name that is missing", async () => {
    const nameless = await aProviderOf(app, { businessName: "" })
    const conversation = aConversation({ homeownerId: pair.olivia.id, providerId: nameless.id })
    await app.run(seedMarketplace({ conversations: [conversation] }))
    await pair.open()
    await screen.findByRole("button", { name: /Contractor/ })
    const search = screen.getByRole("searchbox", { name: "Search conversations" })
    await user.type(search, "contract")
    expect(screen.getByRole("button", { name: /Contractor/ })).toBeTruthy()
    await user.type(search, "s")
    expect(screen.queryByRole("button", { name: /Contractor/ })).toBeNull()
  })
})

// A conversation of the reader's own that is not in the list.
const anArchived = async () => {
  const ids = { homeownerId: pair.olivia.id, providerId: pair.reyes.id }
  const conversation = aConversation({ ...ids, homeownerArchivedAt: "2026-03-05T15:00:00.000Z" })
  await app.run(seedMarketplace({ conversations: [conversation] }))
  return conversation.id
}

const pane = async () => within(await screen.findByRole("region", { name: "Conversation" }))

describe("a conversation that the address names", () => {
  it("is waited for", async () => {
    const id = await anArchived()
    answerAt(`/api/conversations/${id}`, never)
    await pair.open(`/messages?conversation=${id}`)
    await (await pane()).findByRole("progressbar", { name: "Loading the conversation" })
    await screen.findByText("No conversations yet")
    expect(screen.queryByText("Select a conversation")).toBeNull()
  })

  it("says that it did not load, and is tried again", async () => {
    const id = await anArchived()
    answerAt(`/api/conversations/${id}`, withStatus(503))
    await pair.open(`/messages?conversation=${id}`)
    const alert = within(await (await pane()).findByRole("alert"))
    alert.getByText("The conversation did not load.")
    vi.unstubAllGlobals()
    await user.click(alert.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("log", { name: "Messages with Reyes Plumbing" })).toBeTruthy()
  })

  it("is there where the list did not load", async () => {
    const id = await anArchived()
    answerAt("/api/conversations", withStatus(503))
    await pair.open(`/messages?conversation=${id}`)
    expect(await screen.findByRole("log", { name: "Messages with Reyes Plumbing" })).toBeTruthy()
    expect(screen.getByText("Your conversations did not load.")).toBeTruthy()
  })

  it("is not there where nobody has it, which trying again does not change", async () => {
    await pair.open(`/messages?conversation=${aConversation().id}`)
    const alert = await (await pane()).findByRole("alert")
    expect(alert.textContent).toBe("We could not find that conversation.")
  })

  it("says so on a phone in place of the list, with the way back to it", async () => {
    phone()
    const { history } = await pair.open(`/messages?conversation=${aConversation().id}`)
    await (await pane()).findByText("We could not find that conversation.")
    expect(screen.queryByRole("heading", { name: "Conversations" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Back to conversations" }))
    expect(await screen.findByRole("heading", { name: "Conversations" })).toBeTruthy()
    expect(history.at(-1)).toBe("/messages")
  })
})
