import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import type { QuoteRecord } from "#domain/quote/quote.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { enter } from "#tests/support/ui/enter.ts"

import { aPairIn, type Pair } from "./pair.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let pair: Pair
beforeEach(async () => {
  pair = await aPairIn(app)
})

const ask = (overrides: Partial<QuoteRecord> = {}) =>
  app.run(
    seedMarketplace({
      quotes: [aQuote({ homeownerId: pair.olivia.id, providerId: pair.reyes.id, ...overrides })]
    })
  )

const replies = async () => within(await screen.findByRole("group", { name: "Quick replies" }))
const texts = async () => (await replies()).getAllByRole("button").map(({ textContent }) => textContent)
const composer = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" })

describe("quick replies", () => {
  it("are put into the field, from where they are sent, and are not offered again", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ providerQuote: 240 })
    await pair.openChat()
    await user.click((await replies()).getByRole("button", { name: "Is the price fixed?" }))
    expect(composer().value).toBe("Is the price fixed?")
    expect(document.activeElement).toBe(composer())
    expect(screen.queryByRole("group", { name: "Quick replies" })).toBeNull()
    expect(screen.getByRole("log").textContent).not.toContain("Is the price fixed?")
    await user.keyboard(" I mean, all of it?")
    await user.clear(composer())
    await user.click((await replies()).getByRole("button", { name: "Is the price fixed?" }))
    await user.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("log").textContent).toContain("You: Is the price fixed?"))
    expect(await texts()).toEqual(["When could you come?", "What does the price include?"])
  })

  it("are not chosen by the second of two presses, which was meant for what stood there before", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ providerQuote: 240 })
    await pair.openChat()
    const reply = (await replies()).getByRole("button", { name: "Is the price fixed?" })
    fireEvent.click(reply, { detail: 2 })
    expect(composer().value).toBe("")
    fireEvent.click(reply, { detail: 1 })
    expect(composer().value).toBe("Is the price fixed?")
  })

  it("are not there where the two have nothing to do with each other", async () => {
    await pair.write(["Hello Olivia"])
    await pair.openChat()
    await screen.findByText("Hello Olivia")
    expect(screen.queryByRole("group", { name: "Quick replies" })).toBeNull()
  })

  it.each([
    ["waiting", {}, "When could you come?", "When would suit you?"],
    [
      "offered",
      { providerQuote: 240 },
      "What does the price include?",
      "Do you have any questions about my offer?"
    ],
    ["accepted", { providerQuote: 240, status: "accepted" }, "What should I prepare?", "I am on my way."],
    ["completed", { providerQuote: 240, status: "completed" }, "Thank you!", "Thank you for your trust!"]
  ] as const)("fit a job that is %s, on both sides", async (_state, quote, homeowners, providers) => {
    await pair.write(["Hello Olivia"])
    await ask(quote)
    await pair.openChat()
    expect(await texts()).toContain(homeowners)
    cleanup()
    await pair.openChat(pair.reyes)
    expect(await texts()).toContain(providers)
  })

  it("are none for a job that was called off", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ status: "cancelled" })
    await pair.openChat()
    await screen.findByRole("article")
    expect(screen.queryByRole("group", { name: "Quick replies" })).toBeNull()
  })
})

describe("the job in the conversation", () => {
  it("is reviewed there once it is done", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ providerQuote: 240, status: "completed", completedAt: new Date().toISOString() })
    await pair.openChat()
    const job = within(await screen.findByRole("article", { name: "You asked for a quote: Plumbing" }))
    await user.click(job.getByRole("button", { name: "Leave a review" }))
    const dialog = within(await screen.findByRole("dialog", { name: /^Review Reyes Plumbing/ }))
    await user.click(dialog.getByLabelText("5 stars: Excellent"))
    await enter(dialog.getByLabelText("Your review"), "Came the next day and left the kitchen clean.")
    await user.click(dialog.getByRole("button", { name: "Publish review" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(job.queryByRole("button", { name: "Leave a review" })).toBeNull()
  })

  it("with an offer says what to ask before anything was written", async () => {
    await pair.write([])
    await ask({ providerQuote: 240 })
    await pair.openChat()
    expect(await screen.findByText(/^Reyes Plumbing has made you an offer\./)).toBeTruthy()
    cleanup()
    await pair.openChat(pair.reyes)
    expect(await screen.findByText(/^Olivia P\. has your offer\./)).toBeTruthy()
  })
})
