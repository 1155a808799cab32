import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { noticesOfProject } from "#domain/notices/work-notices.ts"
import { rewordProject } from "#domain/project/project-changes.ts"
import { plusHours } from "#domain/shared/calendar.ts"
import type { ProjectId, QuoteId, UserId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"
import {
  aConversation,
  aMessage,
  anActor,
  aProject,
  aProjectRequest,
  aQuote
} from "#tests/support/builders.ts"
import {
  newSpecialty,
  seedHomeowner,
  seedMarketplace,
  seedProvider,
  seedProviders
} from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { tell } from "#use-cases/notices/tell.ts"
import { remindOfInvitations, remindOfOpening } from "#use-cases/run-out/remind.ts"
import { runOut } from "#use-cases/run-out/run-out.ts"

const start = "2026-03-02T10:00:00.000Z"
const austin = { latitude: 30.27, longitude: -97.74 }

const failing = (fault: unknown) => {
  throw fault
}

/** Runs a round of the chore, so many hours after `start`. */
const after = (hours: number) =>
  Effect.andThen(TestClock.setTime(Date.parse(plusHours(start, hours))), runOut(failing)).pipe(
    Effect.provide(Layer.merge(UuidIds, TestClock.layer()))
  )

const toldOfQuiet = (id: ProjectId) => Effect.provide(remindOfInvitations(id), UuidIds)

const toldOfSilence = (id: ProjectId) => Effect.provide(remindOfOpening(id), UuidIds)

const kindsOf = Effect.fnUntraced(function* (userId: UserId) {
  const own = yield* (yield* NotificationRepository).of(
    userId,
    { limit: 20, before: null },
    "2099-01-01T00:00:00.000Z"
  )
  return own.map(({ kind }) => kind).toReversed()
})

const seedRequest = Effect.fnUntraced(function* (serviceType = "Roofing") {
  const homeowner = yield* seedHomeowner()
  const provider = yield* seedProvider({ specialties: [serviceType], responseTime: "24h", ...austin })
  const pair = { homeownerId: homeowner.id, providerId: provider.id }
  const quote = aQuote({ ...pair, serviceType, createdAt: start })
  yield* seedMarketplace({ quotes: [quote] })
  return { homeowner, provider, pair, quote }
})

const seedWritten = Effect.fnUntraced(function* (
  pair: Effect.Success<ReturnType<typeof seedRequest>>["pair"],
  senderUserId: UserId,
  hours: number
) {
  const conversation = aConversation(pair)
  const messages = [
    aMessage({ conversationId: conversation.id, senderUserId, createdAt: plusHours(start, hours) })
  ]
  yield* seedMarketplace({ conversations: [conversation], messages })
})

onEveryStore("Work that nobody answers", (run) => {
  it("is brought to mind after a day, shown to others after three, and ends after 14, each once", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider, quote } = yield* seedRequest()
        yield* seedProviders([
          { specialties: ["Roofing"], responseTime: "1h", businessName: "Quick Roofs", ...austin },
          { specialties: ["Roofing"], responseTime: "24h", businessName: "As Slow Roofs", ...austin },
          { specialties: ["Roofing"], responseTime: "1h", pausedUntil: "2099-01-01", ...austin },
          { specialties: ["Painting"], responseTime: "1h", ...austin }
        ])
        for (const hours of [23, 24, 25, 71]) yield* after(hours)
        expect(yield* kindsOf(provider.userId)).toEqual(["answer-wanted"])
        expect(yield* kindsOf(homeowner.id)).toEqual([])
        for (const hours of [72, 73, 335]) yield* after(hours)
        expect(yield* kindsOf(homeowner.id)).toEqual(["no-answer-yet"])
        const { unreadAbout } = yield* NotificationRepository
        const told = yield* unreadAbout(homeowner.id, "no-answer-yet", quote.id)
        expect(told?.facts).toMatchObject({
          others: [{ name: "Quick Roofs", answers: "within 1 hour" }]
        })
        for (const hours of [336, 337]) yield* after(hours)
        expect(yield* (yield* QuoteRepository).byId(quote.id)).toMatchObject({
          status: "cancelled",
          closedBy: "site",
          closeReason: "expired"
        })
        expect(yield* kindsOf(homeowner.id)).toEqual(["no-answer-yet", "request-expired"])
        expect(yield* kindsOf(provider.userId)).toEqual(["answer-wanted"])
      })
    ))

  it("is shown to nobody who was asked the same, nor whose conversation is closed", () =>
    run(
      Effect.gen(function* () {
        const serviceType = newSpecialty()
        const { homeowner, pair, quote } = yield* seedRequest(serviceType)
        const quick = { specialties: [serviceType], responseTime: "1h", ...austin } as const
        const one = () => seedProvider(quick)
        const five = [one(), one(), one(), one(), one()] as const
        const [asked, declined, closed, closing, other] = yield* Effect.all(five)
        const same = { ...pair, serviceType, createdAt: start }
        const talk = { homeownerId: homeowner.id, blockedAt: start }
        yield* seedMarketplace({
          quotes: [
            aQuote({ ...same, providerId: asked.id }),
            aQuote({ ...same, providerId: declined.id, status: "rejected" })
          ],
          conversations: [
            aConversation({ ...talk, providerId: closed.id, blockedBy: homeowner.id }),
            aConversation({ ...talk, providerId: closing.id, blockedBy: closing.userId }),
            aConversation({ homeownerId: homeowner.id, providerId: other.id })
          ]
        })
        yield* after(72)
        const { unreadAbout } = yield* NotificationRepository
        const told = yield* unreadAbout(homeowner.id, "no-answer-yet", quote.id)
        expect(told?.facts).toMatchObject({ others: [{ id: other.id }] })
      })
    ))

  it("is not brought to mind of who has written, offered or declined, and ends 14 days after the last word", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, pair, provider, quote } = yield* seedRequest()
        yield* seedWritten(pair, provider.userId, 12)
        const { homeowner: other, provider: offering } = yield* seedRequest()
        const offered = aQuote({
          homeownerId: other.id,
          providerId: offering.id,
          createdAt: start,
          providerQuote: 900
        })
        yield* seedMarketplace({ quotes: [offered] })
        for (const hours of [30, 80, 340]) yield* after(hours)
        expect(yield* kindsOf(provider.userId)).toEqual([])
        expect(yield* kindsOf(homeowner.id)).toEqual([])
        const { byId } = yield* QuoteRepository
        expect((yield* byId(quote.id)).status).toBe("pending")
        yield* after(348)
        expect((yield* byId(quote.id)).status).toBe("cancelled")
        expect((yield* byId(offered.id)).status).toBe("pending")
      })
    ))

  it.each(["accepted", "completed"] as const)(
    "is brought to mind to nobody, nor its end told, once another one is %s",
    (status) =>
      run(
        Effect.gen(function* () {
          const { homeowner, pair, provider, quote: settled } = yield* seedRequest()
          const another = { ...pair, serviceType: "Roofing", providerId: (yield* seedProvider()).id, status }
          // Requests within an hour of another are the same need: `chosen` belongs to it, `before` is of another.
          const chosen = aQuote({ ...another, createdAt: plusHours(start, -1) })
          const { homeowner: waiting, pair: ofWaiting, provider: asked } = yield* seedRequest()
          const before = aQuote({ ...another, ...ofWaiting, createdAt: plusHours(start, -2) })
          yield* seedMarketplace({ quotes: [chosen, before] })
          for (const hours of [24, 25, 72, 73, 336]) yield* after(hours)
          expect(yield* kindsOf(provider.userId)).toEqual([])
          expect(yield* kindsOf(homeowner.id)).toEqual([])
          expect(yield* kindsOf(asked.userId)).toEqual(["answer-wanted"])
          expect(yield* kindsOf(waiting.id)).toEqual(["no-answer-yet", "request-expired"])
          const { byId } = yield* QuoteRepository
          expect((yield* byId(settled.id)).status).toBe("cancelled")
        })
      )
  )

  it("is brought to mind of who was only written to", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, pair, provider } = yield* seedRequest()
        yield* seedWritten(pair, homeowner.id, 12)
        yield* after(24)
        expect(yield* kindsOf(provider.userId)).toEqual(["answer-wanted"])
      })
    ))

  it("is a project without an offer after two days, and one that closes after its time, with its offers", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const provider = yield* seedProvider()
        const open = { homeownerId: homeowner.id, publishedAt: start, closesAt: plusHours(start, 720) }
        const [quiet, busy] = [aProject(open), aProject(open)]
        const [bid] = [
          aQuote({
            homeownerId: homeowner.id,
            providerId: provider.id,
            projectId: busy.id,
            providerQuote: 900
          })
        ]
        yield* seedMarketplace({ projects: [quiet, busy], quotes: [bid] })
        for (const hours of [47, 48, 49, 719]) yield* after(hours)
        expect(yield* kindsOf(homeowner.id)).toEqual(["no-offers-yet"])
        for (const hours of [720, 721]) yield* after(hours)
        expect(yield* kindsOf(homeowner.id)).toEqual(["no-offers-yet", "project-closed", "project-closed"])
        expect(yield* kindsOf(provider.userId)).toEqual(["bid-expired"])
        const projects = yield* ProjectRepository
        for (const { id } of [quiet, busy])
          expect(yield* projects.byId(id)).toMatchObject({
            status: "draft",
            closesAt: null,
            publishedAt: start
          })
        expect(yield* (yield* QuoteRepository).byId(bid.id)).toMatchObject({
          status: "cancelled",
          closedBy: "site",
          closeReason: "expired"
        })
      })
    ))

  it("is a project for one that closes, who is told of it no more", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const provider = yield* seedProvider()
        const project = aProject({
          homeownerId: homeowner.id,
          providerId: provider.id,
          publishedAt: start,
          closesAt: plusHours(start, 720)
        })
        yield* seedMarketplace({ projects: [project] })
        yield* Effect.provide(tell(...noticesOfProject(anActor({ id: homeowner.id }), project)), UuidIds)
        yield* after(719)
        expect(yield* kindsOf(provider.userId)).toEqual(["project-addressed"])
        yield* after(720)
        expect(yield* kindsOf(provider.userId)).toEqual([])
        expect(yield* kindsOf(homeowner.id)).toEqual(["project-unanswered", "project-closed"])
      })
    ))

  it("is a project for one alone, who is silent for two days", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const [silent, writing, offering, late] = yield* Effect.all([
          seedProvider({ businessName: "Silent Roofs" }),
          seedProvider(),
          seedProvider(),
          seedProvider()
        ])
        const forOne = (provider: typeof silent) =>
          aProject({ homeownerId: homeowner.id, providerId: provider.id, publishedAt: start })
        const quiet = forOne(silent)
        const answered = forOne(writing)
        const offered = forOne(offering)
        const opened = forOne(late)
        const pairOf = (provider: typeof silent) => ({ homeownerId: homeowner.id, providerId: provider.id })
        yield* seedMarketplace({
          projects: [quiet, answered, offered, { ...opened, providerId: null }],
          quotes: [
            aQuote({ ...pairOf(offering), projectId: offered.id, providerQuote: 900, status: "rejected" })
          ]
        })
        // A person who only received messages counts as silent.
        yield* seedWritten(pairOf(silent), homeowner.id, 12)
        yield* seedWritten(pairOf(writing), writing.userId, 12)
        for (const hours of [47, 48, 49, 719]) yield* after(hours)
        const { unreadAbout } = yield* NotificationRepository
        const kinds = yield* kindsOf(homeowner.id)
        expect(kinds.toSorted()).toEqual(["no-offers-yet", "project-unanswered"])
        const told = yield* unreadAbout(homeowner.id, "project-unanswered", quiet.id)
        expect(told?.facts).toEqual({ business: "Silent Roofs", title: quiet.title })
        expect(yield* unreadAbout(homeowner.id, "no-offers-yet", opened.id)).not.toBeNull()
      })
    ))

  it("is a project that is opened to all after that, two days later", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const { id: providerId } = yield* seedProvider()
        const project = aProject({ homeownerId: homeowner.id, providerId, publishedAt: start })
        yield* seedMarketplace({ projects: [project] })
        yield* after(48)
        const { byId, update } = yield* ProjectRepository
        const request = { ...aProjectRequest(), timeline: "flexible" } as const
        const posted = { request, category: "Plumbing", place: null }
        const opened = rewordProject(yield* byId(project.id), posted, {
          offers: 0,
          now: plusHours(start, 50)
        })
        yield* update(Result.getOrThrow(opened).value)
        for (const hours of [51, 97]) yield* after(hours)
        expect(yield* kindsOf(homeowner.id)).toEqual(["project-unanswered"])
        for (const hours of [98, 99]) yield* after(hours)
        expect(yield* kindsOf(homeowner.id)).toEqual(["project-unanswered", "no-offers-yet"])
      })
    ))

  it("is a project for one who has written before it was published alone", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const provider = yield* seedProvider()
        const pair = { homeownerId: homeowner.id, providerId: provider.id }
        yield* seedMarketplace({ projects: [aProject({ ...pair, publishedAt: start })] })
        yield* seedWritten(pair, provider.userId, -1)
        yield* after(48)
        expect(yield* kindsOf(homeowner.id)).toEqual(["project-unanswered"])
      })
    ))

  it("is a project that has lost its offers as well, but none that has another one", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const { id: providerId } = yield* seedProvider()
        const open = { homeownerId: homeowner.id, publishedAt: start }
        const [lost, kept] = [aProject(open), aProject(open)]
        const bid = { homeownerId: homeowner.id, providerId, providerQuote: 900 }
        const quotes = [
          aQuote({ ...bid, projectId: lost.id, status: "cancelled" }),
          aQuote({ ...bid, projectId: lost.id, status: "rejected" }),
          aQuote({ ...bid, projectId: kept.id, status: "rejected" }),
          aQuote({ ...bid, projectId: kept.id })
        ]
        yield* seedMarketplace({ projects: [lost, kept], quotes })
        for (const hours of [47, 48, 49]) yield* after(hours)
        expect(yield* kindsOf(homeowner.id)).toEqual(["no-offers-yet"])
        const { unreadAbout } = yield* NotificationRepository
        expect(yield* unreadAbout(homeowner.id, "no-offers-yet", lost.id)).not.toBeNull()
      })
    ))

  it("is no project that has an offer or is not open to all by the moment of telling", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const { id: providerId } = yield* seedProvider()
        const open = { homeownerId: homeowner.id, publishedAt: start }
        const late = [
          aProject(open),
          aProject({ ...open, status: "draft" }),
          aProject({ ...open, providerId }),
          aProject({ ...open, status: "in_progress" })
        ]
        const bids = late
          .slice(0, 1)
          .map(({ id: projectId }) =>
            aQuote({ homeownerId: homeowner.id, providerId, projectId, providerQuote: 900 })
          )
        const quiet = aProject(open)
        yield* seedMarketplace({ projects: [...late, quiet], quotes: bids })
        const forOne = late[2]
        for (const project of late) yield* toldOfQuiet(project.id)
        for (const project of [...late, quiet]) if (project !== forOne) yield* toldOfSilence(project.id)
        expect(yield* kindsOf(homeowner.id)).toEqual([])
        yield* toldOfQuiet(quiet.id)
        expect(yield* kindsOf(homeowner.id)).toEqual(["no-offers-yet"])
      })
    ))

  it("is worked off by several servers at once as by one", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const provider = yield* seedProvider()
        const projects = Array.from({ length: 130 }, () =>
          aProject({ homeownerId: homeowner.id, publishedAt: start, closesAt: plusHours(start, 1_000) })
        )
        const quotes = Array.from({ length: 130 }, () =>
          aQuote({ homeownerId: homeowner.id, providerId: provider.id, createdAt: start })
        )
        yield* seedMarketplace({ projects, quotes })
        yield* Effect.all([after(50), after(50), after(50)], { concurrency: "unbounded" })
        const emails = yield* (yield* EmailRepository).waiting(1_000)
        const things = emails.filter(({ userId }) => userId === homeowner.id || userId === provider.userId)
        expect(things).toHaveLength(260)
        expect(new Set(things.map(({ groupKey }) => groupKey)).size).toBe(260)
      })
    ))

  it("remembers what somebody was reminded of for a while", () =>
    run(
      Effect.gen(function* () {
        const { noteOnce, purge } = yield* StaleWork
        const [old, late] = [aQuote().id, aQuote().id]
        const note = (id: QuoteId) => noteOnce("answer-wanted", id, plusHours(start, 1))
        expect([yield* noteOnce("answer-wanted", old, start), yield* note(late)]).toEqual([true, true])
        yield* purge(start)
        expect(yield* note(old)).toBe(false)
        yield* purge(plusHours(start, 1))
        expect([yield* note(old), yield* note(late)]).toEqual([true, false])
      })
    ))
})
