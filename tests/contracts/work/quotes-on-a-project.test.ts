import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import { isLive, liveQuoteStatuses, quoteStatuses } from "#domain/quote/quote-life-cycle.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { Transactor } from "#ports/transactor.ts"
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
  it.each(liveQuoteStatuses)(
    "refuses a second quote on the project while the provider's first is %s",
    (status) =>
      run(
        Effect.gen(function* () {
          const parties = yield* seedProjectOfPair()
          yield* seedQuote({ ...parties, status })
          expect((yield* Effect.flip(seedQuote(parties)))._tag).toBe("AlreadyQuoted")
        })
      )
  )

  it.each(quoteStatuses.filter((status) => !isLive({ status })))(
    "allows another quote on the project once the provider's first is %s",
    (status) =>
      run(
        Effect.gen(function* () {
          const parties = yield* seedProjectOfPair()
          yield* seedQuote({ ...parties, status })
          expect(yield* statusOf(yield* seedQuote(parties))).toBe("pending")
        })
      )
  )

  it("allows any number of quotes that belong to no project", () =>
    run(
      Effect.gen(function* () {
        const parties = { ...(yield* seedProjectOfPair()), projectId: null }
        yield* seedQuote(parties)
        expect(yield* statusOf(yield* seedQuote(parties))).toBe("pending")
      })
    ))

  it("lets one of two equal quotes at once win", () =>
    run(
      Effect.gen(function* () {
        const parties = yield* seedProjectOfPair()
        const attempts = Array.from({ length: 6 }, () => Effect.exit(seedQuote(parties)))
        const exits = yield* Effect.all(attempts, { concurrency: "unbounded" })
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect(exits.filter(Exit.hasDies)).toHaveLength(0)
      })
    ))

  it("goes on with a transaction after a refused quote", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const parties = yield* seedProjectOfPair()
        const { id: another } = yield* seedProvider()
        yield* seedQuote(parties)
        const survivor = yield* atomically(
          Effect.gen(function* () {
            yield* Effect.flip(seedQuote(parties))
            return yield* seedQuote({ ...parties, providerId: another })
          })
        )
        expect(yield* statusOf(survivor)).toBe("pending")
      })
    ))
})
