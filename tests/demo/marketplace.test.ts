import { execFileSync } from "node:child_process"

import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"

import { demoInstant, demoInstantAt, demoMarketplace } from "#adapters/demo/index.ts"
import { ConversationRecord } from "#domain/messaging/conversation.ts"
import { ProjectRecord } from "#domain/project/project.ts"
import { QuoteRecord } from "#domain/quote/quote.ts"

import { found, indexOf } from "./index-of.ts"

const market = demoMarketplace()
const things = indexOf(market)
const all: ReadonlyArray<{ readonly id: string; readonly createdAt: string }> = Object.values({
  ...market,
  // Records without an id of their own, or without a time of creation.
  offers: [],
  templates: [],
  invitations: [],
  reveals: [],
  savedProviders: [],
  operators: [],
  checks: [],
  cases: [],
  sanctions: [],
  licenses: [],
  matches: [],
  reminded: [],
  savedSearches: []
}).flat()

describe("the demo marketplace", () => {
  it("is the same every time", () => {
    expect(demoMarketplace()).toEqual(market)
  })

  it("is the same whatever the time zone of the machine", { timeout: 60_000 }, () => {
    const program = `import { demoMarketplace } from "#adapters/demo/index.ts"
      console.log(JSON.stringify(demoMarketplace()))`
    const elsewhere = execFileSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", program],
      { env: { ...process.env, TZ: "America/Chicago" }, encoding: "utf8", maxBuffer: 64 * 1_024 * 1_024 }
    )
    expect(elsewhere.trim() === JSON.stringify(market)).toBe(true)
  })

  it.each(["2025-02-28T00:00:00.000Z", "2027-07-01T12:00:00.000Z", "2028-02-29T23:59:59.000Z"])(
    "can be made for another instant: %s",
    (now) => {
      const other = demoMarketplace(now)
      expect(other.reviews.length).toBeGreaterThanOrEqual(1_500)
      expect(other.providers).toHaveLength(market.providers.length)
      expect(other.cases).toHaveLength(5)
      expect(other.messages.every(({ createdAt }) => createdAt < now)).toBe(true)
    }
  )

  it.each([
    ["2026-11-16T17:59:59.999Z", "2026-11-09T18:00:00.000Z"],
    ["2026-11-16T18:00:00.000Z", "2026-11-16T18:00:00.000Z"],
    ["2026-11-22T23:00:00.000Z", "2026-11-16T18:00:00.000Z"],
    ["2031-01-01T00:00:00.000Z", "2030-12-30T18:00:00.000Z"]
  ])("is of the last Monday evening when it is loaded: at %s of %s", (now, instant) => {
    expect(demoInstantAt(now)).toBe(instant)
  })

  it("has enough of everything", () => {
    expect(market.providers.length).toBeGreaterThanOrEqual(320)
    expect(market.reviews.length).toBeGreaterThanOrEqual(1_500)
    expect(market.projects.length).toBeGreaterThan(8)
    expect(market.messages.length).toBeGreaterThan(100)
    expect(market.photos.length).toBeGreaterThanOrEqual(80)
  })

  it("has five cases: one is decided, one answered, and the others wait", () => {
    const states = (market.cases ?? []).map(({ state }) => state).toSorted()
    expect(states).toEqual(["answered", "decided", "open", "open", "open"])
  })

  it("looks recent and has nothing from the future", () => {
    const times = all.map(({ createdAt }) => createdAt).toSorted()
    expect(found(times.at(-1)) < demoInstant).toBe(true)
    expect(Date.parse(demoInstant) - Date.parse(found(times.at(-1)))).toBeLessThan(2 * 86_400_000)
  })

  it("uses no id twice, and each is of version 7 with the time it was made", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const wrong = all.filter(({ createdAt, id }) => {
      const time = Number.parseInt(id.replace("-", "").slice(0, 12), 16)
      return time !== Date.parse(createdAt) || id[14] !== "7"
    })
    expect(wrong).toEqual([])
  })

  it("has an offer by the hour among those on Olivia's bathroom, of 18 to 24 hours", () => {
    const byHour = market.offers.filter(({ priceKind }) => priceKind === "hourly")
    expect(byHour).toMatchObject([{ hoursMin: 18, hoursMax: 24, hourlyCents: 8_800 }])
  })

  it("has the newest offer of every quote that has a price, made before it was accepted", () => {
    const newest = new Map(market.offers.map((offer) => [`${offer.quoteId} ${offer.version}`, offer]))
    for (const { acceptedAt, createdAt, id, offerVersion, providerQuote } of market.quotes) {
      const offer = newest.get(`${id} ${offerVersion}`)
      expect(offer === undefined ? null : offer.totalCents / 100).toBe(providerQuote)
      if (offer === undefined) continue
      expect(offer.madeAt >= createdAt && offer.madeAt < demoInstant).toBe(true)
      expect(acceptedAt === null || offer.madeAt < acceptedAt).toBe(true)
    }
  })

  it("refers only to what it has", () => {
    const { conversations, projects, providers, quotes, users } = things
    const homeowner = (id: string) => users.get(id)?.role === "homeowner"
    expect(market.providers.every(({ userId }) => users.get(userId)?.role === "provider")).toBe(true)
    expect(new Set(market.providers.map(({ userId }) => userId)).size).toBe(market.providers.length)
    for (const { homeownerId, providerId } of [
      ...market.quotes,
      ...market.reviews,
      ...market.conversations
    ]) {
      expect(homeowner(homeownerId) && providers.has(providerId)).toBe(true)
    }
    expect(market.quotes.every(({ projectId }) => projectId === null || projects.has(projectId))).toBe(true)
    expect(market.reviews.every(({ quoteId }) => quotes.has(quoteId ?? ""))).toBe(true)
    expect(market.messages.every(({ conversationId }) => conversations.has(conversationId))).toBe(true)
    for (const { homeownerId, providerId, quoteId } of market.projects) {
      expect(homeowner(homeownerId)).toBe(true)
      expect(providerId === null || providers.has(providerId)).toBe(true)
      expect(quoteId === null || quotes.has(quoteId)).toBe(true)
    }
  })

  it("holds records as the domain describes them", () => {
    expect(market.quotes.every(Schema.is(QuoteRecord))).toBe(true)
    expect(market.projects.every(Schema.is(ProjectRecord))).toBe(true)
    expect(market.conversations.every(Schema.is(ConversationRecord))).toBe(true)
  })
})
