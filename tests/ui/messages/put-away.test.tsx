import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aPairIn, type Pair } from "./pair.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let pair: Pair
beforeEach(async () => {
  pair = await aPairIn(app)
  await pair.write(["Hello there"], true)
})

const choose = async (name: string) => {
  await user.click(await screen.findByRole("button", { name: "More" }))
  await user.click(await screen.findByRole("menuitem", { name }))
}

const entry = (name: string) => screen.findByRole("button", { name: new RegExp(name) })
const archived = () => pair.open("/messages?archived=true")

describe("an archived conversation", () => {
  it("goes from the list to those that are archived, and comes back", async () => {
    await pair.openChat()
    await choose("Archive")
    await screen.findByText("Conversation archived")
    await screen.findByText("No conversations yet")
    await user.click(screen.getByRole("link", { name: "Archived" }))
    await screen.findByRole("heading", { name: "Archived" })
    await user.click(await entry("Reyes Plumbing"))
    await choose("Unarchive")
    await screen.findByText("Nothing archived")
    await user.click(screen.getByRole("link", { name: "Conversations" }))
    expect(await entry("Reyes Plumbing")).toBeTruthy()
  })

  it("stays where it is for the other", async () => {
    await pair.openChat()
    await choose("Archive")
    await screen.findByText("No conversations yet")
    cleanup()
    await pair.open("/messages", pair.reyes)
    expect(await entry("Olivia")).toBeTruthy()
  })

  it("is back with a message of one's own", async () => {
    await pair.openChat()
    await choose("Archive")
    await screen.findByText("No conversations yet")
    fireEvent.change(screen.getByRole("textbox", { name: "Message" }), {
      target: { value: "One more thing" }
    })
    await user.click(screen.getByRole("button", { name: "Send message" }))
    expect(await entry("Reyes Plumbing")).toBeTruthy()
  })

  it("stays open, and the field under one's hands, while a message brings it back", async () => {
    await pair.openChat()
    await choose("Archive")
    await screen.findByText("No conversations yet")
    cleanup()
    await archived()
    await user.click(await entry("Reyes Plumbing"))
    const field = await screen.findByRole("textbox", { name: "Message" })
    await user.type(field, "One more thing{Enter}")
    await screen.findByText("Nothing archived")
    expect(document.activeElement).toBe(field)
    await screen.findByText("One more thing", { selector: "[role=log] *" })
    await user.click(screen.getByRole("button", { name: "More" }))
    expect(await screen.findByRole("menuitem", { name: "Archive" })).toBeTruthy()
    expect(screen.getByLabelText("Message")).toBe(field)
  })

  it("is opened from an address that somebody has kept", async () => {
    await pair.openChat()
    await choose("Archive")
    await screen.findByText("No conversations yet")
    cleanup()
    await pair.openChat()
    expect(await screen.findByRole("log", { name: "Messages with Reyes Plumbing" })).toBeTruthy()
  })
})

const block = async () => {
  await choose("Block")
  const dialog = within(await screen.findByRole("dialog", { name: "Block Reyes Plumbing?" }))
  dialog.getByText("You and Reyes Plumbing will not be able to write to each other. They are not told.")
  await user.click(dialog.getByRole("button", { name: "Block" }))
  await screen.findByText("This conversation is closed.")
}

describe("a blocked conversation", () => {
  it("is closed for both, who can still read it", async () => {
    await pair.openChat()
    await block()
    expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull()
    screen.getByText("Hello there", { selector: "[role=log] *" })
    cleanup()
    await pair.openChat(pair.reyes)
    await screen.findByText("This conversation is closed.")
    expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull()
  })

  it("stands among the archived ones, and is opened again there", async () => {
    await pair.openChat()
    await block()
    cleanup()
    await archived()
    await user.click(await entry("Reyes Plumbing"))
    await choose("Unblock")
    expect(await screen.findByRole("textbox", { name: "Message" })).toBeTruthy()
  })

  it("is not for the other to open", async () => {
    await pair.openChat()
    await block()
    cleanup()
    await pair.openChat(pair.reyes)
    await screen.findByText("This conversation is closed.")
    await user.click(screen.getByRole("button", { name: "More" }))
    const menu = within(await screen.findByRole("menu"))
    expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Report"])
  })

  it("is not closed without an answer to the question", async () => {
    await pair.openChat()
    await choose("Block")
    await user.click(await screen.findByRole("button", { name: "Go back" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(screen.getByRole("textbox", { name: "Message" })).toBeTruthy()
  })
})

const type = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Message" }), { target: { value } })

const hint = "You are about to share contact data. Reyes Plumbing gets your number anyway when you accept."

describe("a telephone number in a message", () => {
  it("is met with a line under the field, which holds nothing back", async () => {
    await pair.openChat()
    await screen.findByRole("textbox", { name: "Message" })
    type("Call me: 512-555-0142")
    await screen.findByText(hint)
    await user.click(screen.getByRole("button", { name: "Send message" }))
    await screen.findByText("Call me: 512-555-0142", { selector: "[role=log] *" })
    expect(screen.queryByText(hint)).toBeNull()
  })

  it("is met with nothing where an offer was accepted, or by a provider", async () => {
    const ids = { homeownerId: pair.olivia.id, providerId: pair.reyes.id }
    const acceptedAt = new Date().toISOString()
    await app.run(seedMarketplace({ quotes: [aQuote({ ...ids, status: "accepted", acceptedAt })] }))
    for (const who of [pair.olivia, pair.reyes]) {
      await pair.openChat(who)
      await screen.findByRole("article", { name: /asked for a quote/ })
      type("Call me: 512-555-0142")
      await screen.findByRole("button", { name: "Send message" })
      expect(screen.queryByText(/You are about to share contact data/)).toBeNull()
      cleanup()
    }
  })
})
