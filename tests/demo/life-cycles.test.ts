import { describe, expect, it } from "vitest"

import { demoInstant, demoMarketplace } from "#adapters/demo/index.ts"
import { projectStatuses } from "#domain/project/project-life-cycle.ts"
import { quoteStatuses } from "#domain/quote/quote-life-cycle.ts"

import { found, grouped, indexOf } from "./index-of.ts"

const market = demoMarketplace()
const { conversations, projects, quotes } = market
const things = indexOf(market)
const pairOf = ({ homeownerId, providerId }: { readonly homeownerId: string; readonly providerId: string }) =>
  `${homeownerId} ${providerId}`
const quotesOn = (projectId: string) => quotes.filter((quote) => quote.projectId === projectId)

describe("the demo quotes", () => {
  it("are in every status, pending both with and without an offer", () => {
    expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set(quoteStatuses))
    const pending = quotes.filter(({ status }) => status === "pending")
    expect(new Set(pending.map(({ providerQuote }) => providerQuote === null))).toEqual(
      new Set([true, false])
    )
  })

  it("were offered before they were accepted", () => {
    const agreed = quotes.filter(({ status }) => status === "accepted" || status === "completed")
    expect(agreed.length).toBeGreaterThan(1_500)
    expect(agreed.filter(({ providerQuote }) => providerQuote === null)).toEqual([])
  })

  it("are dated when they are completed, and only then", () => {
    for (const { completedAt, createdAt, status } of quotes) {
      expect(completedAt !== null).toBe(status === "completed")
      const end = completedAt ?? demoInstant
      expect(createdAt < end && end <= demoInstant).toBe(true)
    }
  })

  it("begin after both people joined", () => {
    for (const { createdAt, homeownerId, providerId } of quotes) {
      expect(found(things.users.get(homeownerId)).createdAt < createdAt).toBe(true)
      expect(found(things.providers.get(providerId)).createdAt < createdAt).toBe(true)
    }
  })

  it("ask for something that the provider offers", () => {
    for (const { budgetMax, budgetMin, description, providerId, serviceType } of quotes) {
      expect(found(things.providers.get(providerId)).specialties).toContain(serviceType)
      expect(description.length).toBeGreaterThanOrEqual(10)
      expect(budgetMin ?? 0).toBeLessThanOrEqual(budgetMax ?? Number.POSITIVE_INFINITY)
    }
  })

  it("are one pending or accepted quote for each provider and project at most", () => {
    const live = quotes.filter(
      ({ projectId, status }) => projectId !== null && (status === "pending" || status === "accepted")
    )
    const keys = live.map(({ projectId, providerId }) => `${projectId} ${providerId}`)
    expect(live.length).toBeGreaterThan(2)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe("the demo projects", () => {
  it("are in every status", () => {
    expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(projectStatuses))
  })

  it("have the accepted quote while in progress and the completed one when completed, and none before", () => {
    const wanted = { draft: null, pending: null, in_progress: "accepted", completed: "completed" } as const
    for (const { id, providerId, quoteId, status } of projects) {
      const chosen = quotes.filter((quote) => quote.id === quoteId)
      const isTheirs = chosen.every((quote) => quote.projectId === id && quote.providerId === providerId)
      expect([chosen[0]?.status ?? null, isTheirs]).toEqual([wanted[status], true])
    }
  })

  it("have no accepted or completed quote beside their own, and no pending one once begun", () => {
    for (const { id, quoteId, status } of projects) {
      const others = quotesOn(id).filter((quote) => quote.id !== quoteId)
      const allowed = status === "pending" ? ["pending", "rejected", "cancelled"] : ["rejected", "cancelled"]
      expect(others.every((quote) => allowed.includes(quote.status))).toBe(true)
    }
  })

  it("include open ones with four bids, with two, with one and with none, and one addressed to a provider", () => {
    const pending = projects.filter(({ status }) => status === "pending")
    const open = pending.filter(({ providerId }) => providerId === null)
    expect(new Set(open.map(({ id }) => quotesOn(id).length))).toEqual(new Set([0, 1, 2, 4]))
    expect(pending.filter(({ providerId }) => providerId !== null).length).toBeGreaterThan(0)
  })

  it("lie in the ZIP code that their location names", () => {
    for (const { budgetMax, budgetMin, location, zipCode } of projects) {
      expect(location).toMatch(new RegExp(`^[A-Z][\\w ]+, [A-Z]{2} ${zipCode}$`))
      expect(zipCode).toMatch(/^\d{5}$/)
      expect(budgetMin).toBeNull()
      expect(budgetMax).toBeGreaterThanOrEqual(100)
    }
  })
})

describe("the demo conversations", () => {
  it("are one for each pair that has a quote", () => {
    const pairs = conversations.map(pairOf)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(new Set(pairs)).toEqual(new Set(quotes.map(pairOf)))
  })

  it("begin no later than their messages, which stand in order and come from the two people", () => {
    const said = grouped(market.messages, ({ conversationId }) => conversationId)
    expect(said.size).toBeGreaterThan(6)
    for (const [id, messages] of said) {
      const { createdAt, homeownerId, lastMessageAt, providerId } = found(things.conversations.get(id))
      const { userId } = found(things.providers.get(providerId))
      const times = messages.map((message) => message.createdAt)
      expect(times).toEqual(times.toSorted())
      expect(found(times[0]) >= createdAt).toBe(true)
      expect(lastMessageAt).toBe(times.at(-1))
      expect(messages.every(({ senderUserId }) => [homeownerId, userId].includes(senderUserId))).toBe(true)
    }
  })

  it("have no last message where nobody has written", () => {
    const written = new Set(market.messages.map(({ conversationId }) => conversationId))
    const silent = conversations.filter(({ id }) => !written.has(id))
    expect(silent.every(({ lastMessageAt }) => lastMessageAt === null)).toBe(true)
  })

  it("leave nothing unread before something read by the same person", () => {
    for (const messages of grouped(
      market.messages,
      (one) => one.conversationId + one.senderUserId
    ).values()) {
      const read = messages.map((message) => message.read)
      expect(read).toEqual(read.toSorted((a, b) => Number(b) - Number(a)))
    }
  })
})
