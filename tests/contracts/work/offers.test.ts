import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { shownOffer } from "#domain/quote/offer/offer-version.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { anOffer, aQuote, offeredOn } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { sent } from "#tests/support/sent.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { acceptQuote } from "#use-cases/quote/move-quote.ts"
import { sendOffer } from "#use-cases/quote/send-offer.ts"

const everything = {
  price: null,
  priceKind: "up_to",
  maxPrice: 1_400.5,
  message: 'Copper, "as new"; 8 × ½″',
  timeline: "Two days",
  startFrom: "2026-05-04",
  days: 2,
  validUntil: "2026-05-01",
  deposit: 500,
  payment: "stages",
  warrantyMonths: 24,
  includes: ["Haul away", "Permit"],
  excludes: ["Paint"],
  lines: [
    { kind: "labor", text: "Two plumbers", quantity: 8.125, unit: "hour", unitPrice: 95 },
    { kind: "discount", text: "Neighbor", quantity: 1, unit: "job", unitPrice: -50.25 }
  ]
} as const

const aPair = Effect.gen(function* () {
  const homeowner = yield* seedHomeowner()
  const provider = yield* seedProvider({ place: "ca/oakland" })
  return {
    ids: { homeownerId: homeowner.id, providerId: provider.id },
    actor: asHomeowner(homeowner),
    pro: asProvider(provider)
  }
})

const diesIn = <A, E, R>(step: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.exit(step), (exit) => Exit.hasDies(exit))

onEveryStore("Versions of offers", (run) => {
  it("are kept as they were made, newest first, and shown with their quote", () =>
    run(
      Effect.gen(function* () {
        const { actor, ids } = yield* aPair
        const asked = aQuote(ids)
        yield* seedMarketplace({ quotes: [asked] })
        const first = offeredOn(asked, everything, "2026-04-01T10:00:00.000Z")
        const second = offeredOn(first.quote, { price: 900 }, "2026-04-02T10:00:00.000Z")
        const [offers, quotes, views] = [yield* OfferRepository, yield* QuoteRepository, yield* QuoteViews]
        yield* quotes.update(first.quote)
        yield* offers.insert(first.offer)
        const shown = yield* views.byId(asked.id, actor, asked.createdAt)
        expect(shown.offer).toEqual(shownOffer(first.offer))
        expect(shown).toMatchObject({ price: 721.63, acceptedOffer: null })
        expect(shown.depositNote).toMatch(/^California/)
        expect(shown.workState).toBe("CA")
        yield* quotes.update({ ...second.quote, version: 1 })
        yield* offers.insert(second.offer)
        expect(yield* offers.ofQuote(asked.id)).toEqual([second.offer, first.offer])
        expect(yield* offers.version(asked.id, 1)).toEqual(first.offer)
        expect(yield* offers.version(asked.id, 3)).toBeNull()
        const revised = yield* views.byId(asked.id, actor, asked.createdAt)
        expect(revised.offer).toEqual(shownOffer(second.offer))
        expect(revised).not.toHaveProperty("depositNote")
      })
    ))

  it("come with a marketplace that is loaded", () =>
    run(
      Effect.gen(function* () {
        const { actor, ids } = yield* aPair
        const { offer, quote } = offeredOn(aQuote(ids), everything)
        const accepted = { ...quote, status: "accepted", acceptedVersion: 1 } as const
        yield* seedMarketplace({ quotes: [accepted], offers: [offer] })
        const shown = yield* (yield* QuoteViews).byId(quote.id, actor, quote.createdAt)
        expect(shown.acceptedOffer).toEqual(shownOffer(offer))
      })
    ))

  it("accepted at once with two revisions, are one that its homeowner has read, or none", () =>
    run(
      Effect.gen(function* () {
        const { actor, ids, pro } = yield* aPair
        const rounds = Array.from({ length: 200 }, () => offeredOn(aQuote(ids), { price: 100 }))
        yield* seedMarketplace({
          quotes: rounds.map(({ quote }) => quote),
          offers: rounds.map(({ offer }) => offer)
        })
        const outcomes = []
        for (const [round, { quote }] of rounds.entries()) {
          const { id } = quote
          const read = 1 + (round % 2)
          const revise = (price: number) =>
            diesIn(Effect.provide(sendOffer(pro, id, sent(anOffer({ price }))), UuidIds))
          const accept = diesIn(
            Effect.provide(acceptQuote(actor, id, Effect.succeed({ offerVersion: read })), UuidIds)
          )
          const revisions = [revise(9_999), revise(8_888)]
          // Either may start first.
          const [first, ...rest] = round % 4 < 2 ? [accept, ...revisions] : [...revisions, accept]
          // On a busy machine the acceptance might lose every time; where it runs first and alone, it wins.
          const together = round % 20 === 0 ? 1 : "unbounded"
          const dies = yield* Effect.all([first, ...rest], { concurrency: together })
          const { acceptedVersion, status } = yield* (yield* QuoteRepository).byId(id)
          const { acceptedOffer } = yield* (yield* QuoteViews).byId(id, actor, quote.createdAt)
          outcomes.push({
            read,
            accepted: status === "accepted",

            acceptedVersion,
            shown: acceptedOffer?.version ?? null,
            hasDied: dies.includes(true)
          })
        }
        expect(outcomes.filter(({ hasDied }) => hasDied)).toEqual([])
        const wrong = outcomes.filter(({ accepted, acceptedVersion, read, shown }) =>
          accepted ? acceptedVersion !== read || shown !== read : acceptedVersion !== null || shown !== null
        )
        expect(wrong).toEqual([])
        expect(outcomes.some(({ accepted }) => accepted)).toBe(true)
      })
    ))

  it("of unknown quotes are none", () =>
    run(
      Effect.gen(function* () {
        expect(yield* (yield* OfferRepository).ofQuote(aQuote().id)).toEqual([])
        const refused = yield* Effect.flip((yield* QuoteRepository).byId(aQuote().id))
        expect(refused).toBeInstanceOf(NotFound)
      })
    ))
})
