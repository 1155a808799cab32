import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import type { Actor } from "#domain/account/account.ts"
import type { Acceptance } from "#domain/quote/quote.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { aProject, aQuote, aSlice } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { sent } from "#tests/support/sent.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { acceptQuote, closeQuote } from "#use-cases/quote/move-quote.ts"
import { sendOffer } from "#use-cases/quote/send-offer.ts"

const accept = (actor: Actor, id: QuoteId, acceptance: Acceptance = {}) =>
  Effect.exit(Effect.provide(acceptQuote(actor, id, Effect.succeed(acceptance)), UuidIds))

const cancel = (actor: Actor, id: QuoteId) =>
  Effect.exit(Effect.provide(closeQuote(actor, id, "cancel", Effect.succeed({})), UuidIds))

const revise = (...offer: Parameters<typeof sendOffer>) =>
  Effect.exit(Effect.provide(sendOffer(...offer), UuidIds))

/** A project with `count` pending offers, each from another provider. */
const seedOffers = Effect.fnUntraced(function* (count: number) {
  const homeowner = yield* seedHomeowner()
  const project = aProject({ homeownerId: homeowner.id })
  const providers = yield* Effect.all(Array.from({ length: count }, () => seedProvider()))
  const quotes = providers.map(({ id }) =>
    aQuote({ homeownerId: homeowner.id, providerId: id, projectId: project.id, providerQuote: 900 })
  )
  yield* seedMarketplace({ projects: [project], quotes })
  return { actor: asHomeowner(homeowner), project, quotes }
})

const rounds = Array.from({ length: 20 }, (_, round) => round)

onEveryStore("Accepting offers", (run) => {
  it("takes the price that was read or nothing, though the offer is revised at the same time", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const provider = yield* seedProvider()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const { byId } = yield* QuoteRepository
        const outcomes = []
        const quotes = rounds.map(() => aQuote({ ...ids, providerQuote: 100 }))
        yield* seedMarketplace({ quotes })
        for (const [round, { id }] of quotes.entries()) {
          const read = { price: round % 2 === 0 ? 100 : 9_999 }
          const [acceptance] = yield* Effect.all(
            [
              accept(asHomeowner(homeowner), id, read),
              revise(asProvider(provider), id, sent({ price: 9_999 }))
            ],
            { concurrency: "unbounded" }
          )
          const { providerQuote, status } = yield* byId(id)
          outcomes.push({ isTaken: Exit.isSuccess(acceptance), read: read.price, providerQuote, status })
        }
        const accepted = outcomes.filter(({ status }) => status === "accepted")
        expect(accepted.filter(({ providerQuote, read }) => providerQuote !== read)).toEqual([])
        expect(outcomes.filter(({ isTaken, status }) => isTaken !== (status === "accepted"))).toEqual([])
      })
    ))

  it("lets exactly one of many acceptances at once win, and tells the others so", () =>
    run(
      Effect.gen(function* () {
        const { actor, project, quotes } = yield* seedOffers(6)
        const accepting = quotes.map(({ id }) => accept(actor, id))
        const exits = yield* Effect.all(accepting, { concurrency: "unbounded" })
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect(exits.filter(Exit.hasDies)).toEqual([])

        const after = yield* (yield* QuoteViews).ofHomeowner(actor.id, aSlice(), project.createdAt)
        const winner = after.filter(({ status }) => status === "accepted")
        expect(winner).toHaveLength(1)
        expect(after.filter(({ status }) => status === "rejected")).toHaveLength(5)
        expect(yield* (yield* ProjectRepository).byId(project.id)).toMatchObject({
          status: "in_progress",
          quoteId: winner[0]?.id,
          providerId: winner[0]?.providerId
        })
      })
    ))

  it("leaves one accepted or none when acceptances and cancellations of an offer meet", () =>
    run(
      Effect.gen(function* () {
        const { actor, project, quotes } = yield* seedOffers(3)
        const steps = quotes.flatMap(({ id }) => [accept(actor, id), cancel(actor, id)])
        const exits = yield* Effect.all(steps, { concurrency: "unbounded" })
        expect(exits.filter(Exit.hasDies)).toEqual([])

        const after = yield* (yield* QuoteViews).ofHomeowner(actor.id, aSlice(), project.createdAt)
        const accepted = after.filter(({ status }) => status === "accepted")
        const { quoteId, status } = yield* (yield* ProjectRepository).byId(project.id)
        expect(accepted.map(({ id }) => id)).toEqual(quoteId === null ? [] : [quoteId])
        expect(status).toBe(quoteId === null ? "pending" : "in_progress")
      })
    ))
})
