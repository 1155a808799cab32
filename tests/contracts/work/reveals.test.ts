import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { RevealRepository } from "#ports/repositories/reveal-repository.ts"
import { aQuote, aReveal } from "#tests/support/builders.ts"
import { seedMarketplace, seedPair, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = (minute: number) => `2026-03-03T10:0${minute}:00.000Z`

const seedQuotes = Effect.fnUntraced(function* (count: number) {
  const { homeowner, provider } = yield* seedPair()
  const pair = { homeownerId: homeowner.id, providerId: provider.id }
  const quotes = Array.from({ length: count }, () => aQuote(pair))
  yield* seedMarketplace({ quotes })
  const given = (index: number, overrides: Parameters<typeof aReveal>[0] = {}) =>
    aReveal({ quoteId: quotes[index]?.id ?? aQuote().id, toProviderId: provider.id, ...overrides })
  return { given, pair, provider, quoteIds: quotes.map(({ id }) => id) }
})

onEveryStore("What was given to know", (run) => {
  it("is kept once a quote and thing, by its first cause, and listed oldest first", () =>
    run(
      Effect.gen(function* () {
        const { add, ofQuote } = yield* RevealRepository
        const { given } = yield* seedQuotes(1)
        const name = given(0, { what: "name", cause: "accepted", at: at(4) })
        const phone = given(0, { at: at(1) })
        const address = given(0, { what: "address", cause: "accepted", at: at(5) })
        yield* add([name, phone])
        yield* add([given(0, { cause: "shared", at: at(9) }), address])
        expect(yield* ofQuote(phone.quoteId)).toEqual([phone, name, address])
      })
    ))

  it("is listed for a pair, the newest, oldest first, and of nobody else", () =>
    run(
      Effect.gen(function* () {
        const { add, ofPair } = yield* RevealRepository
        const { given, pair } = yield* seedQuotes(3)
        const others = yield* seedQuotes(1)
        const rival = yield* seedProvider()
        const all = [given(2, { at: at(1) }), given(0, { at: at(2) }), given(1, { at: at(3) })]
        yield* add([...all.toReversed(), others.given(0)])
        expect(yield* ofPair(pair, 100)).toEqual(all)
        expect(yield* ofPair(pair, 2)).toEqual(all.slice(1))
        expect(yield* ofPair({ ...pair, providerId: rival.id }, 100)).toEqual([])
      })
    ))

  it("with one step is listed in the order in which it was given", () =>
    run(
      Effect.gen(function* () {
        const { add, ofPair, ofQuote } = yield* RevealRepository
        const { given, pair, quoteIds } = yield* seedQuotes(1)
        const all = [given(0, { what: "phone" }), given(0, { what: "name" }), given(0, { what: "address" })]
        yield* add(all.toReversed())
        expect(yield* ofQuote(quoteIds[0] ?? aQuote().id)).toEqual(all)
        expect(yield* ofPair(pair, 2)).toEqual(all.slice(1))
      })
    ))

  it("is seen by its provider alone, and stays seen since then", () =>
    run(
      Effect.gen(function* () {
        const { add, hasUnseen, ofQuote, see } = yield* RevealRepository
        const { given, provider, quoteIds } = yield* seedQuotes(3)
        const rival = yield* seedProvider()
        yield* add([given(0), given(1)])
        const [first, second, nothing] = quoteIds.map((id) => [id])
        if (first === undefined || second === undefined || nothing === undefined) throw new Error("Three")
        yield* see(rival.id, quoteIds, at(1))
        expect(yield* hasUnseen(rival.id, quoteIds)).toBe(false)
        expect(yield* hasUnseen(provider.id, first)).toBe(true)
        expect(yield* hasUnseen(provider.id, nothing)).toBe(false)
        yield* see(provider.id, first, at(2))
        expect(yield* hasUnseen(provider.id, first)).toBe(false)
        expect(yield* hasUnseen(provider.id, quoteIds)).toBe(true)
        yield* see(provider.id, quoteIds, at(3))
        const seen = yield* Effect.forEach([first, second], ([id]) => ofQuote(id ?? aQuote().id))
        expect(seen.flat().map(({ seenAt }) => seenAt)).toEqual([at(2), at(3)])
      })
    ))
})
