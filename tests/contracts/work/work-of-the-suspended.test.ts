import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"

import { memoryMailer } from "#adapters/memory/mailer.ts"
import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import {
  aCase,
  aConversation,
  aProject,
  aQuote,
  aReview,
  aSanction,
  aSession,
  createdAt,
  offeredOn
} from "#tests/support/builders.ts"
import { asHomeowner, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { sent } from "#tests/support/sent.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { decideCase } from "#use-cases/case/judge-cases.ts"
import { acceptQuote, completeQuote } from "#use-cases/quote/move-quote.ts"
import { sanctionPerson } from "#use-cases/sanction/sanction-person.ts"

const system = Layer.merge(UuidIds, memoryMailer().layer)

/** A homeowner whose review of a business is reported, their agreed work there, and the operator on the case. */
const seedReported = Effect.gen(function* () {
  const dana = yield* seedHomeowner()
  const homeowner = yield* seedHomeowner()
  const provider = yield* seedProvider({ rating: 5, reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] })
  const parties = { homeownerId: homeowner.id, providerId: provider.id }
  const done = aQuote({ ...parties, status: "completed", completedAt: createdAt })
  const agreed = aQuote({ ...parties, status: "accepted", providerQuote: 240, acceptedAt: createdAt })
  const review = aReview({ ...parties, rating: 5, quoteId: done.id })
  yield* seedMarketplace({ quotes: [done, agreed], reviews: [review] })
  const reported = aCase({
    about: "review",
    aboutId: ThingId.make(review.id),
    openedBy: provider.userId,
    against: homeowner.id,
    takenBy: dana.id,
    takenAt: createdAt
  })
  yield* (yield* CaseRepository).insert(reported)
  const session = aSession({ unlockedUntil: "2999-01-01T00:00:00.000Z" })
  const caller = { user: dana, session, address: "203.0.113.7", requestId: "request-1" }
  return { caller, reported, agreed, homeowner, provider }
})

/** Completes agreed work, and runs `act` once its quote is written; the provider is written after both have begun. */
const whileCompleted = Effect.fnUntraced(function* <A, E, R>(
  { agreed, homeowner }: Pick<Effect.Success<typeof seedReported>, "agreed" | "homeowner">,
  act: Effect.Effect<A, E, R>
) {
  const providers = yield* ProviderRepository
  const quotes = yield* QuoteRepository
  const quoteIsWritten = yield* Deferred.make<void>()
  const actHasBegun = yield* Deferred.make<void>()
  const begun = Deferred.succeed(actHasBegun, undefined)
  const completing = Effect.provideService(
    completeQuote(asHomeowner(homeowner), agreed.id),
    ProviderRepository,
    {
      ...providers,
      countCompletedJob: (id) =>
        Deferred.succeed(quoteIsWritten, undefined).pipe(
          Effect.andThen(Deferred.await(actHasBegun)),
          Effect.andThen(providers.countCompletedJob(id))
        )
    }
  )
  const acting = act.pipe(
    Effect.provideService(ProviderRepository, {
      ...providers,
      change: (id, rule) => Effect.tap(providers.change(id, rule), begun),
      rate: (id, rule) => Effect.tap(providers.rate(id, rule), begun)
    }),
    Effect.provideService(QuoteRepository, {
      ...quotes,
      closeAllOf: (...all) => Effect.andThen(begun, quotes.closeAllOf(...all))
    })
  )
  yield* Effect.all([completing, Effect.andThen(Deferred.await(quoteIsWritten), acting)], {
    concurrency: "unbounded"
  })
  return (yield* quotes.byId(agreed.id)).status
})

/** Accepts an offer of somebody whom an operator suspends in a case about another quote of the two; both have begun. */
const whileAccepted = Effect.gen(function* () {
  const { caller, homeowner, provider } = yield* seedReported
  const parties = { homeownerId: homeowner.id, providerId: provider.id }
  const project = aProject({ homeownerId: homeowner.id })
  const { offer, quote } = offeredOn(aQuote({ ...parties, projectId: project.id }))
  const done = aQuote({ ...parties, status: "completed", completedAt: createdAt })
  const conversation = aConversation(parties)
  yield* seedMarketplace({
    projects: [project],
    quotes: [quote, done],
    offers: [offer],
    conversations: [conversation]
  })
  const reported = aCase({
    about: "quote",
    aboutId: ThingId.make(done.id),
    openedBy: homeowner.id,
    against: provider.userId,
    takenBy: caller.user.id,
    takenAt: createdAt
  })
  yield* (yield* CaseRepository).insert(reported)
  const conversations = yield* ConversationRepository
  const projects = yield* ProjectRepository
  const projectIsWritten = yield* Deferred.make<void>()
  const projectIsWanted = yield* Deferred.make<void>()
  const accepting = Effect.provideService(
    acceptQuote(asHomeowner(homeowner), quote.id, Effect.succeed({})),
    ConversationRepository,
    {
      ...conversations,
      open: (one) =>
        Deferred.succeed(projectIsWritten, undefined).pipe(
          Effect.andThen(Deferred.await(projectIsWanted)),
          Effect.andThen(conversations.open(one))
        )
    }
  )
  const decision = {
    outcome: "upheld",
    decision: "The work is not what was agreed on.",
    sanction: suspension
  } as const
  const deciding = Effect.provideService(decideCase(caller, reported.id, sent(decision)), ProjectRepository, {
    ...projects,
    held: (id) => Effect.andThen(Deferred.succeed(projectIsWanted, undefined), projects.held(id))
  })
  yield* Effect.all([accepting, Effect.andThen(Deferred.await(projectIsWritten), deciding)], {
    concurrency: "unbounded"
  })
  const { acceptedAt, status } = yield* (yield* QuoteRepository).byId(quote.id)
  return { wasAccepted: acceptedAt !== null, status, project: (yield* projects.byId(project.id)).status }
})

const suspension = { level: "suspended", reason: "Threats to a customer" } as const

onEveryStore("A suspension", (run, store) => {
  // The other stores have one writer at a time: no transaction waits for another midway.
  it.runIf(store === "postgres")(
    "with which a review is taken down lets a step finish that is under way on their work",
    () =>
      run(
        Effect.gen(function* () {
          const seeded = yield* seedReported
          const { caller, provider, reported } = seeded
          const decision = {
            outcome: "upheld",
            decision: "The review names where the business's owner lives.",
            removal: { about: "review", aboutId: reported.aboutId, ground: "private_data" },
            sanction: suspension
          } as const
          const deciding = decideCase(caller, reported.id, sent(decision))
          expect(yield* whileCompleted(seeded, deciding)).toBe("completed")
          const { completedJobs } = yield* (yield* ProviderRepository).byId(provider.id)
          expect(completedJobs).toBe(provider.completedJobs + 1)
          expect((yield* (yield* CaseRepository).byId(reported.id)).state).toBe("decided")
        }).pipe(Effect.provide(system))
      )
  )

  it.runIf(store === "postgres")("in a case about a quote lets the two finish what they agree on", () =>
    run(
      Effect.gen(function* () {
        const ended = { wasAccepted: true, status: "cancelled", project: "pending" }
        expect(yield* whileAccepted).toEqual(ended)
      }).pipe(Effect.provide(system))
    )
  )

  it.runIf(store === "postgres")(
    "after one that is over lets a step finish that is under way on their work",
    () =>
      run(
        Effect.gen(function* () {
          const seeded = yield* seedReported
          const { userId } = seeded.provider
          const sanctions = yield* SanctionRepository
          yield* sanctions.insert(
            aSanction({ userId, startedBy: seeded.caller.user.id, until: "2026-03-09" })
          )
          const suspending = sanctionPerson(seeded.caller, userId, sent(suspension))
          expect(yield* whileCompleted(seeded, suspending)).toBe("completed")
          expect(yield* sanctions.openOf(userId)).toMatchObject(suspension)
        }).pipe(Effect.provide(system))
      )
  )
})
