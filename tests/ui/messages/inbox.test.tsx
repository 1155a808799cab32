import { cleanup, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aProviderOf } from "#tests/support/ui/visit.tsx"

import { aPairIn, type Pair } from "./pair.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let pair: Pair
beforeEach(async () => {
  pair = await aPairIn(app)
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
