import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { foundOther, withdrawn } from "#domain/quote/closing.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { plusFullDays, plusMinutes } from "#domain/shared/calendar.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { seedPair, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const seedProjectOfPair = Effect.fnUntraced(function* () {
  const { homeowner, provider } = yield* seedPair()
  const project = aProject({ homeownerId: homeowner.id })
  yield* (yield* ProjectRepository).insert(project)
  return { homeownerId: homeowner.id, providerId: provider.id, projectId: project.id }
})

const seedQuote = Effect.fnUntraced(function* (overrides: Partial<QuoteRecord>) {
  const quote = aQuote(overrides)
  yield* (yield* QuoteRepository).insert(quote)
  return quote
})

const statusOf = Effect.fnUntraced(function* ({ id }: QuoteRecord) {
  return (yield* (yield* QuoteRepository).byId(id)).status
})

onEveryStore("QuoteRepository", (run) => {
  it("gives back exactly what was inserted", () =>
    run(
      Effect.gen(function* () {
        const quote = yield* seedQuote({
          ...(yield* seedProjectOfPair()),
          budgetMin: 0,
          budgetMax: 10_000_000,
          providerQuote: 1234.56,
          providerNotes: "Two days' work – “no mess”.",
          timeline: "Next week",
          status: "completed",
          completedAt: "2026-04-01T00:00:00.001Z"
        })
        expect(yield* (yield* QuoteRepository).byId(quote.id)).toEqual(quote)
      })
    ))

  it("has no quote under an unknown id", () =>
    run(
      Effect.gen(function* () {
        const missing = yield* Effect.flip((yield* QuoteRepository).byId(aQuote().id))
        expect(missing).toMatchObject({ _tag: "NotFound", thing: "quote" })
      })
    ))

  it("writes a change once for each version", () =>
    run(
      Effect.gen(function* () {
        const quotes = yield* QuoteRepository
        const quote = yield* seedQuote(yield* seedProjectOfPair())
        yield* quotes.update({ ...quote, providerQuote: 900, status: "accepted" })
        const late = yield* Effect.flip(quotes.update({ ...quote, status: "rejected" }))
        expect(late).toMatchObject({ _tag: "ChangedMeanwhile", thing: "quote" })
        expect(yield* quotes.byId(quote.id)).toEqual({
          ...quote,
          providerQuote: 900,
          status: "accepted",
          version: 1
        })
      })
    ))

  it("ends the pending quotes of a project but for one, and no others", () =>
    run(
      Effect.gen(function* () {
        const quotes = yield* QuoteRepository
        const parties = yield* seedProjectOfPair()
        const bid = Effect.flatMap(seedProvider(), ({ id }) => seedQuote({ ...parties, providerId: id }))
        const [chosen, losing] = [yield* bid, yield* bid]
        const cancelled = yield* seedQuote({ ...parties, status: "cancelled" })
        const elsewhere = yield* seedQuote({ ...parties, projectId: null })
        const rejected = yield* quotes.closePending(parties.projectId, "rejected", chosen.id, foundOther)
        expect(rejected).toEqual([{ ...losing, ...foundOther, status: "rejected", version: 1 }])
        expect(yield* statusOf(chosen)).toBe("pending")
        expect(yield* quotes.byId(losing.id)).toMatchObject({ status: "rejected", version: 1 })
        expect(yield* statusOf(cancelled)).toBe("cancelled")
        expect(yield* statusOf(elsewhere)).toBe("pending")
        const closed = yield* quotes.closePending(parties.projectId, "cancelled", null, withdrawn)
        expect(closed).toMatchObject([{ id: chosen.id, ...withdrawn }])
        expect(yield* statusOf(chosen)).toBe("cancelled")
      })
    ))

  it("knows what a homeowner has asked for the same service, whatever became of it", () =>
    run(
      Effect.gen(function* () {
        const quotes = yield* QuoteRepository
        const { projectId, ...pair } = yield* seedProjectOfPair()
        const quote = yield* seedQuote(pair)
        const other = yield* seedQuote({
          ...pair,
          providerId: (yield* seedProvider()).id,
          status: "completed"
        })
        yield* seedQuote({ ...pair, projectId })
        yield* seedQuote({ ...pair, serviceType: "Another" })
        yield* seedQuote({ ...(yield* seedProjectOfPair()), projectId: null })
        const [from, until] = [plusFullDays(quote.createdAt, -1), plusFullDays(quote.createdAt, 1)]
        for (const createdAt of [plusMinutes(from, -1), plusMinutes(until, 1)])
          yield* seedQuote({ ...pair, providerId: (yield* seedProvider()).id, createdAt })
        const first = yield* seedQuote({
          ...pair,
          providerId: (yield* seedProvider()).id,
          createdAt: from
        })
        const found = yield* quotes.askedLike(quote, from, until)
        expect(found).toHaveLength(3)
        expect(found).toEqual(expect.arrayContaining([quote, other, first]))
      })
    ))

  it("knows whether a provider has a live quote on a project of a homeowner's", () =>
    run(
      Effect.gen(function* () {
        const { hasBid } = yield* QuoteRepository
        const bids = Effect.fnUntraced(function* (quote: Partial<QuoteRecord>) {
          const parties = yield* seedProjectOfPair()
          yield* seedQuote({ ...parties, ...quote })
          return yield* hasBid(parties)
        })
        expect([yield* bids({}), yield* bids({ status: "accepted" })]).toEqual([true, true])
        expect([yield* bids({ status: "rejected" }), yield* bids({ projectId: null })]).toEqual([
          false,
          false
        ])
        const { projectId, ...pair } = yield* seedProjectOfPair()
        const other = yield* seedProvider()
        yield* seedQuote({ ...pair, projectId, providerId: other.id })
        expect([yield* hasBid(pair), yield* hasBid({ ...pair, providerId: other.id })]).toEqual([false, true])
      })
    ))

  it("knows who has ever quoted on a project, each once", () =>
    run(
      Effect.gen(function* () {
        const quotes = yield* QuoteRepository
        const parties = yield* seedProjectOfPair()
        const { id: rival } = yield* seedProvider()
        yield* seedQuote({ ...parties, status: "cancelled" })
        yield* seedQuote(parties)
        yield* seedQuote({ ...parties, providerId: rival, status: "rejected" })
        yield* seedQuote({ ...parties, providerId: (yield* seedProvider()).id, projectId: null })
        expect((yield* quotes.providersOn(parties.projectId)).toSorted()).toEqual(
          [parties.providerId, rival].toSorted()
        )
      })
    ))
})
