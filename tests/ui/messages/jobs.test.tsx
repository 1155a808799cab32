import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { QuoteRecord } from "#domain/quote/quote.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aProvider, aQuote, aReveal, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { makeLiveStatus } from "#ui/features/live/live-status.ts"
import { LiveUpdates } from "#ui/features/live/LiveUpdates.tsx"

import { confirm } from "../dashboard/parts.ts"
import { inAnotherBrowser } from "../live/other-browser.ts"
import { answerAt, withStatus } from "../providers/parts.ts"
import { aPairIn, type Pair } from "./pair.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let pair: Pair
beforeEach(async () => {
  pair = await aPairIn(app)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A quote of the pair, by default created between the first two messages. */
const ask = async (overrides: Partial<QuoteRecord> = {}) => {
  const quote = aQuote({
    homeownerId: pair.olivia.id,
    providerId: pair.reyes.id,
    createdAt: "2026-03-05T15:00:30.000Z",
    ...overrides
  })
  await app.run(seedMarketplace({ quotes: [quote] }))
  return quote
}

const job = (name = "You asked for a quote: Plumbing") => screen.findByRole("article", { name })

const press = async (name: string) => user.click(within(await job()).getByRole("button", { name }))

describe("a conversation about a job", () => {
  it("has the request where it belongs between the messages", async () => {
    await pair.write(["Hello Olivia", "Hello Marco"])
    await ask()
    await pair.openChat()
    const request = await job()
    const log = screen.getByRole("log")
    expect(log.textContent).toMatch(/Hello Olivia.*The kitchen tap drips all night long\..*Hello Marco/)
    expect(request.textContent).toContain("Waiting for Reyes Plumbing's offer.")
  })

  it("has offer, acceptance and end at their own times, and the steps at the newest offer", async () => {
    await pair.write(["Hello Olivia", "Hello Marco", "See you"])
    const { offer, quote } = offeredOn(
      aQuote({
        homeownerId: pair.olivia.id,
        providerId: pair.reyes.id,
        createdAt: "2026-03-05T15:00:30.000Z"
      }),
      { price: 240, warrantyMonths: 12 },
      "2026-03-05T15:01:30.000Z"
    )
    await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
    await pair.openChat()
    const card = await job("Reyes Plumbing's offer: Plumbing")
    const log = screen.getByRole("log")
    expect(log.textContent).toMatch(/Hello Olivia.*drips all night.*Hello Marco.*Offer · \$240.*See you/)
    expect(within(await job()).queryByRole("button")).toBeNull()
    expect(within(card).getByRole("button", { name: "See the whole offer" })).toBeTruthy()
    await user.click(within(card).getByRole("button", { name: "Accept offer" }))
    await confirm("Accept for $240")
    await waitFor(() => expect(log.textContent).toMatch(/See you.*You accepted the offer of \$240 · /))
  })

  it("keeps back what is older than the messages that are there, until they are there too", async () => {
    await pair.write(Array.from({ length: 130 }, (_, index) => `message ${index + 1}.`))
    await ask()
    await pair.openChat()
    await within(await screen.findByRole("log")).findByText("message 130.")
    expect(screen.queryByRole("article")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Show earlier messages" }))
    expect(await job()).toBeTruthy()
  })

  it("says of a bid when its project is to be done, to both", async () => {
    await pair.write(["Hello Olivia"])
    const project = aProject({ homeownerId: pair.olivia.id, title: "New bathroom", timeline: "1-2 weeks" })
    await app.run(seedMarketplace({ projects: [project] }))
    await ask({ projectId: project.id, providerQuote: 4800, urgency: "week" })
    for (const [as, whose] of [
      [pair.olivia, "Reyes Plumbing"],
      [pair.reyes, "You"]
    ] as const) {
      await pair.openChat(as)
      const bid = await job(`${whose} quoted on “New bathroom”: Plumbing`)
      expect(within(bid).getByText(/^1-2 weeks/)).toBeTruthy()
      cleanup()
    }
  })

  it("says that what was shared did not load, and tries again when asked", async () => {
    await pair.write(["Hello Olivia"])
    const { id: quoteId } = await ask()
    await app.run(seedMarketplace({ reveals: [aReveal({ quoteId, toProviderId: pair.reyes.id })] }))
    answerAt(`/api/conversations/${pair.conversation.id}/reveals`, withStatus(503))
    await pair.openChat()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("The contact details that were shared did not load.")
    vi.unstubAllGlobals()
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    expect(await screen.findByText(/^You shared your number/)).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("says why what it needs was refused, which trying again does not change", async () => {
    await pair.write(["Hello Olivia"])
    const own = `/api/conversations/${pair.conversation.id}`
    for (const path of [`${own}/messages`, `${own}/reveals`, "/api/quotes"]) {
      const detail = `Not yours: ${path}.`
      answerAt(path, withStatus(403, { detail }))
      await pair.openChat()
      expect((await screen.findByRole("alert")).textContent).toBe(detail)
      vi.unstubAllGlobals()
      cleanup()
    }
  })

  it("shows nothing of what they have to do with others", async () => {
    await pair.write(["Hello Olivia"])
    const rival = aProvider()
    await app.run(seedMarketplace({ providers: [rival] }))
    await ask()
    await ask({ providerId: rival.id, serviceType: "Roofing" })
    await pair.openChat()
    await job()
    expect(screen.getAllByRole("article")).toHaveLength(1)
  })

  it("lets the homeowner accept the offer, with the same question as the dashboard", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ providerQuote: 240, providerNotes: "With a new cartridge", timeline: "Monday" })
    await pair.openChat()
    expect((await job()).textContent).toContain("Offer · $240 · Monday")
    await press("Accept offer")
    expect(await screen.findByText(/^You agree with Reyes Plumbing on \$240 \(Monday\)\. /)).toBeTruthy()
    await confirm("Accept for $240")
    await waitFor(async () => expect((await job()).textContent).toContain("accepted"))
    expect(within(await job()).queryByRole("button", { name: "Accept offer" })).toBeNull()
  })

  it("offers to decline the others who were asked for the same, as the dashboard does", async () => {
    await pair.write(["Hello Olivia"])
    const rivals = [aProvider({ businessName: "Third Coast" }), aProvider({ businessName: "Delgado" })]
    await app.run(seedMarketplace({ providers: rivals }))
    const accepted = await ask({ providerQuote: 240 })
    const others = await Promise.all(rivals.map(({ id }) => ask({ providerId: id })))
    await pair.openChat()
    await press("Accept offer")
    await user.click(await screen.findByRole("checkbox", { name: /^Decline the 2 others as well: / }))
    await confirm("Accept for $240")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    const quotes: ReadonlyArray<QuoteRecord> = await (await fetch("/api/quotes")).json()
    const statusOf = new Map(quotes.map(({ id, status }) => [id, status]))
    expect([accepted, ...others].map(({ id }) => statusOf.get(id))).toEqual([
      "accepted",
      "rejected",
      "rejected"
    ])
  })

  it("has its steps in a group of its own, which says what they belong to", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ providerQuote: 240 })
    await pair.openChat()
    const group = await screen.findByRole("group", { name: "You asked for a quote: Plumbing" })
    expect(within(group).getByRole("button", { name: "Accept offer" })).toBeTruthy()
  })

  it("lets the homeowner decline it", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ providerQuote: 240 })
    await pair.openChat()
    await press("Decline")
    await confirm("Decline")
    await waitFor(async () => expect((await job()).textContent).toContain("rejected"))
  })

  it("lets the provider send an offer", async () => {
    await pair.write(["Hello Olivia"])
    await ask()
    await pair.openChat(pair.reyes)
    const request = await job("Olivia P. asked for a quote: Plumbing")
    await user.click(within(request).getByRole("link", { name: "Send offer" }))
    await user.type(await screen.findByRole("textbox", { name: "Price" }), "240")
    await user.click(screen.getByRole("button", { name: "Send offer" }))
    expect((await job("Your offer: Plumbing")).textContent).toContain("Offer · $240")
  })

  it("calls the homeowner as its head does, by a name that was given with another job", async () => {
    await pair.write(["Hello Olivia"])
    await ask({ status: "accepted", providerQuote: 240 })
    await ask({ serviceType: "Water heater" })
    await pair.openChat(pair.reyes)
    expect(await screen.findByRole("heading", { name: /^Olivia Park/ })).toBeTruthy()
    expect(await job("Olivia Park asked for a quote: Water heater")).toBeTruthy()
  })

  it("follows what the other does, without a reload", async () => {
    await pair.write(["Hello Olivia"])
    const quote = await ask()
    await pair.openChat(pair.olivia, <LiveUpdates userId={pair.olivia.id} status={makeLiveStatus()} />)
    await job()
    await waitFor(() => expect(localStorage.getItem("live-cursor")).not.toBeNull())
    await (await inAnotherBrowser(app, pair.reyes)).post(`/api/quotes/${quote.id}/offer`, { price: 310 })
    expect((await job("Reyes Plumbing's offer: Plumbing")).textContent).toContain("Offer · $310")
  })
})

/** Olivia reads an offer of March in the conversation, and may have it revised today. */
const openOldOffer = async () => {
  await pair.write(["Hello Olivia"])
  const asked = aQuote({
    homeownerId: pair.olivia.id,
    providerId: pair.reyes.id,
    createdAt: "2026-03-05T15:00:30.000Z"
  })
  const terms = { price: 240, warrantyMonths: 12 }
  const { offer, quote } = offeredOn(asked, terms, "2026-03-05T15:01:30.000Z")
  await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
  await pair.openChat(pair.olivia, <LiveUpdates userId={pair.olivia.id} status={makeLiveStatus()} />)
  const card = await job("Reyes Plumbing's offer: Plumbing")
  await waitFor(() => expect(localStorage.getItem("live-cursor")).not.toBeNull())
  const begin = (name: string) => user.click(within(card).getByRole("button", { name }))
  const revise = async () => {
    const other = await inAnotherBrowser(app, pair.reyes)
    await other.post(`/api/quotes/${quote.id}/offer`, { price: 310, warrantyMonths: 24 })
  }
  return { begin, card, revise }
}

describe("an offer that is revised on another day, while a dialog is open at it", () => {
  it("is asked about anew, and accepted with its new terms", async () => {
    const { begin, card, revise } = await openOldOffer()
    await begin("Accept offer")
    await screen.findByRole("dialog", { name: "Accept the offer for $240?" })
    await revise()
    expect(
      await screen.findByText("Reyes Plumbing has changed its offer. Nothing is accepted yet.")
    ).toBeTruthy()
    await confirm("Show the new offer")
    await confirm("Accept for $310")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(card.textContent).toContain("accepted")
  })

  it("can be read on in whole", async () => {
    const { begin, card, revise } = await openOldOffer()
    await begin("See the whole offer")
    const dialog = await screen.findByRole("dialog")
    await revise()
    await waitFor(() => expect(screen.getByRole("log", { hidden: true }).textContent).toContain("$310"))
    expect(screen.getByRole("dialog")).toBe(dialog)
    expect(card.isConnected).toBe(true)
  })
})

describe("a conversation in which nothing was written yet", () => {
  it("says to the homeowner that the request is there", async () => {
    await pair.write([])
    await ask()
    await pair.openChat()
    await job()
    expect(await screen.findByText("Start the conversation")).toBeTruthy()
    expect(screen.getByText(/^Reyes Plumbing has your request\./)).toBeTruthy()
  })

  it("says to the provider that somebody waits", async () => {
    await pair.write([])
    await ask()
    await pair.openChat(pair.reyes)
    expect(await screen.findByText(/^Olivia P\. is waiting for your answer\./)).toBeTruthy()
  })

  it.each([
    ["the homeowner", /^You have accepted Reyes Plumbing's offer\. Agree on a day/],
    ["the provider", /^Olivia Park has accepted your offer\. Agree on a day/]
  ])("says to %s what comes after the acceptance, whatever else is open", async (whom, words) => {
    await pair.write([])
    await ask({ status: "accepted", providerQuote: 240 })
    await ask({ serviceType: "Water heater" })
    await pair.openChat(whom === "the provider" ? pair.reyes : pair.olivia)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
