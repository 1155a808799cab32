import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { newsOfProfile } from "#domain/events/profile-news.ts"
import { noticeOfJob } from "#domain/notices/alert-notices.ts"
import { noticeOfEnding } from "#domain/notices/offer-notices.ts"
import {
  noticeOfAnswer,
  noticeOfEndingCheck,
  noticeOfProblem,
  noticeOfRemoval,
  noticeOfReturn
} from "#domain/notices/office-notices.ts"
import { noticeOfLifting, noticeOfSanction } from "#domain/notices/sanction-notices.ts"
import {
  noticeOfInvitation,
  noticeOfMessage,
  noticeOfReply,
  noticeOfReview,
  noticeOfReviewWanted
} from "#domain/notices/work-notices.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { originalOf, removalOf } from "#domain/removal/removal-rules.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import type { SanctionRecord } from "#domain/sanction/sanction.ts"
import { ThingId } from "#domain/shared/ids.ts"
import type { Day } from "#domain/shared/instant.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import {
  aCase,
  aCheck,
  aProject,
  aQuote,
  aReview,
  aSanction,
  aUserId,
  offeredOn
} from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedMarketplace } from "#tests/support/seed.ts"

import { anOutbox, aPairToWriteTo, noon, told } from "./outbox.ts"

const at = new Date(noon).toISOString()

const aReviewedPair = Effect.fnUntraced(function* () {
  const pair = yield* aPairToWriteTo()
  const { homeowner, provider, quote } = pair
  const parties = { homeownerId: homeowner.id, providerId: provider.id }
  const reply = { content: "We were never there.", createdAt: at }
  const review = aReview({ ...parties, quoteId: quote.id, rating: 1, reply })
  yield* (yield* ReviewRepository).insert(review)
  return { ...pair, review }
})

const removalOfReview = (review: ReviewRecord) =>
  removalOf({ about: "review", aboutId: ThingId.make(review.id), ground: "abusive" }, originalOf(review), {
    by: aUserId(),
    at,
    caseId: null
  })

const takeDown = Effect.fnUntraced(function* (review: ReviewRecord) {
  const removal = removalOfReview(review)
  yield* (yield* RemovalRepository).insert(removal)
  yield* (yield* ReviewRepository).takeDown(removal)
  return removal
})

/** A message whose reader was notified. */
const aMessageThat = (isTakenDown: boolean) =>
  Effect.gen(function* () {
    const { conversation, message, provider } = yield* aPairToWriteTo()
    yield* told(noticeOfMessage(asProvider(provider), conversation, message))
    if (!isTakenDown) return
    const request = { about: "message", aboutId: ThingId.make(message.id), ground: "abusive" } as const
    const removal = removalOf(request, { content: message.body }, { by: aUserId(), at, caseId: null })
    yield* (yield* RemovalRepository).insert(removal)
    yield* (yield* ConversationRepository).takeDown(removal)
  })

const sanctioned = Effect.fnUntraced(function* (sanction: SanctionRecord) {
  yield* (yield* SanctionRepository).insert(sanction)
  yield* told(noticeOfSanction(sanction, null))
})
const letIn = Effect.fnUntraced(function* (sanction: SanctionRecord) {
  yield* (yield* SanctionRepository).lift({ ...sanction, liftedAt: at })
  yield* told(noticeOfLifting(sanction))
})

const problem = (state: "answered" | "decided" | "open" | "withdrawn") =>
  Effect.gen(function* () {
    const { homeowner, provider, quote } = yield* aPairToWriteTo()
    const raised = aCase({
      kind: "problem",
      about: "quote",
      aboutId: ThingId.make(quote.id),
      openedBy: homeowner.id,
      against: provider.userId,
      dueAt: "2026-03-09T18:00:00.000Z"
    })
    const { insert, update } = yield* CaseRepository
    yield* insert(raised)
    yield* told(noticeOfProblem(raised, quote, "Olivia"))
    yield* update({ ...raised, state })
    if (state === "answered" || state === "decided") yield* told(noticeOfAnswer(raised, "Reyes Plumbing"))
  })

const changed = (id: ProviderProfile["id"], to: Partial<ProviderProfile>) =>
  Effect.flatMap(ProviderRepository, ({ change }) =>
    change(id, (profile) => ({ value: { ...profile, ...to }, news: newsOfProfile(profile) }))
  )

/** A plumber who is told of a job, and invited to another one. */
const toldOfJobs = Effect.gen(function* () {
  const pair = yield* aPairToWriteTo()
  const { homeowner, provider } = pair
  const job = aProject({ homeownerId: homeowner.id, title: "Repipe the house" })
  const bathroom = aProject({ homeownerId: homeowner.id })
  const invitation = { projectId: bathroom.id, providerId: provider.id, at }
  yield* seedMarketplace({ projects: [job, bathroom], invitations: [invitation] })
  yield* (yield* PreferenceRepository).choose(provider.userId, { alerts: "now" })
  yield* told(
    noticeOfJob(job, { providerId: provider.id, base: null }),
    noticeOfInvitation(asHomeowner(homeowner), bathroom, provider.id)
  )
  return { ...pair, job }
})

/** A notice that a license check ends, and until when the profile says it is valid by the time of the email. */
const endingCheck = (licenseUntil: Day | null) =>
  Effect.gen(function* () {
    const { businessName, id: providerId } = (yield* aPairToWriteTo()).provider
    const check = aCheck({ providerId, expiresOn: "2026-03-09" })
    yield* (yield* CheckRepository).insert(check)
    yield* told(noticeOfEndingCheck(check, businessName))
    yield* changed(providerId, { licenseUntil })
  })

/** Runs work that notifies of something and then changes it; returns the subjects of emails sent after `minutes`. */
const sentAfter = async (work: Parameters<ReturnType<typeof anOutbox>["run"]>[0], minutes = 60) => {
  const outbox = anOutbox()
  await outbox.run(work)
  await outbox.after(minutes)
  expect(outbox.faults).toEqual([])
  return outbox.letters.map(({ subject }) => subject)
}

describe("What is no longer true when its email is due", () => {
  it("is a sanction that was lifted, and a lifting that another one has followed", async () => {
    const level = "suspended" as const
    const lifted = Effect.gen(function* () {
      const sanction = aSanction({ userId: (yield* aPairToWriteTo()).homeowner.id, level })
      yield* sanctioned(sanction)
      yield* letIn(sanction)
      return sanction
    })
    expect(await sentAfter(lifted)).toEqual(["Your account is no longer suspended"])
    const anew = Effect.flatMap(lifted, ({ userId }) => sanctioned(aSanction({ userId, level })))
    expect(await sentAfter(anew)).toEqual(["Your account is suspended"])
    const over = Effect.flatMap(aPairToWriteTo(), ({ homeowner }) =>
      sanctioned(aSanction({ userId: homeowner.id, until: "2026-03-02" }))
    )
    expect(await sentAfter(over)).toEqual([])
  })

  it("is a reply to a review, and the review itself, that was taken down", async () => {
    const reviewed = Effect.gen(function* () {
      const people = yield* aReviewedPair()
      yield* told(noticeOfReview(asHomeowner(people.homeowner), people.review))
      yield* told(noticeOfReply(asProvider(people.provider), people.review))
      return people
    })
    expect(await sentAfter(reviewed)).toEqual([
      "Olivia has reviewed you: 1 star",
      "Reyes Plumbing has replied to your review"
    ])
    const withoutReply = Effect.flatMap(reviewed, ({ review }) =>
      Effect.flatMap(ReviewRepository, ({ putBack }) => putBack({ ...review, reply: null }))
    )
    expect(await sentAfter(withoutReply)).toEqual(["Olivia has reviewed you: 1 star"])
    expect(await sentAfter(Effect.flatMap(reviewed, ({ review }) => takeDown(review)))).toEqual([])
  })

  it("is a message that was taken down", async () => {
    expect(await sentAfter(aMessageThat(false))).toEqual(["New messages from Reyes Plumbing"])
    expect(await sentAfter(aMessageThat(true))).toEqual([])
  })

  it("is left out of the day's email as well", async () => {
    const outbox = anOutbox()
    await outbox.run(
      Effect.gen(function* () {
        const { homeowner, provider, review } = yield* aReviewedPair()
        yield* (yield* PreferenceRepository).choose(provider.userId, { work: "daily" })
        yield* told(noticeOfReview(asHomeowner(homeowner), review))
        yield* takeDown(review)
      })
    )
    await outbox.after(10)
    await outbox.after(24 * 60)
    expect(outbox.letters).toEqual([])
  })

  it("is that something was taken down which stands again, and the other way round", async () => {
    const down = Effect.gen(function* () {
      const { homeowner, review } = yield* aReviewedPair()
      const removal = yield* takeDown(review)
      yield* told(noticeOfRemoval(removal, homeowner.id))
      return { homeowner, removal }
    })
    expect(await sentAfter(down)).toEqual(["Your review was taken down"])
    const back = Effect.gen(function* () {
      const { homeowner, removal } = yield* down
      const { about, aboutId, caseId } = removal
      const by = { restoredBy: homeowner.id, restoredAt: at, reason: "It names nobody after all." }
      yield* (yield* RemovalRepository).restore({ about, aboutId, caseId, ...by })
      yield* told(noticeOfReturn(removal, { userId: homeowner.id }, true))
      return removal
    })
    expect(await sentAfter(back)).toEqual(["Your review is there again"])
    const again = Effect.gen(function* () {
      yield* (yield* RemovalRepository).insert(yield* back)
    })
    expect(await sentAfter(again)).toEqual(["Your review was taken down"])
  })

  it("is a problem with a job that was taken back, or answered, or decided", async () => {
    expect(await sentAfter(problem("open"))).toEqual([
      "Olivia says there is a problem with your job: Plumbing"
    ])
    expect(await sentAfter(problem("withdrawn"))).toEqual([])
    expect(await sentAfter(problem("answered"))).toEqual([
      "Reyes Plumbing has answered the problem with your job"
    ])
    expect(await sentAfter(problem("decided"))).toEqual([])
  })

  it("is a job that is not the reader's any more, by its trade, by theirs, or by a block", async () => {
    const invited = "Olivia invites you to bid: New bathroom"
    expect((await sentAfter(toldOfJobs)).toSorted()).toEqual(["New job: Repipe the house", invited])
    const corrected = Effect.gen(function* () {
      const { job } = yield* toldOfJobs
      yield* (yield* ProjectRepository).update({ ...job, category: "Electrical" })
    })
    expect(await sentAfter(corrected)).toEqual([invited])
    const turned = Effect.flatMap(toldOfJobs, ({ provider }) =>
      changed(provider.id, { specialties: ["Roofing"] })
    )
    expect(await sentAfter(turned)).toEqual([invited])
    const blocked = Effect.gen(function* () {
      const { conversation, homeowner } = yield* toldOfJobs
      yield* (yield* ConversationRepository).putAway({ ...conversation, blockedBy: homeowner.id })
    })
    expect(await sentAfter(blocked)).toEqual([])
  })

  it("is that an offer or a check ends, or that a review is wanted, once that day is over", async () => {
    const day = 24 * 60
    const ending = Effect.gen(function* () {
      const { homeowner, provider, quote } = yield* aPairToWriteTo()
      const { offer } = offeredOn(quote, { validUntil: "2026-03-09" })
      const ends = noticeOfEnding(asProvider(provider), quote, offer, at)
      if (ends !== null) yield* told(ends)
      const done = aQuote({
        homeownerId: homeowner.id,
        providerId: provider.id,
        status: "completed",
        completedAt: "2026-01-09T18:00:00.000Z"
      })
      yield* seedMarketplace({ quotes: [done] })
      yield* told(noticeOfReviewWanted(done, provider.businessName, "2026-01-09T18:00:00.000Z"))
      yield* endingCheck("2026-03-09")
    })
    expect((await sentAfter(ending, 7 * day)).toSorted()).toEqual([
      "How did Reyes Plumbing do?",
      "Reyes Plumbing's offer ends on Mar 9",
      "Your license check ends on Mar 9, 2026"
    ])
    expect(await sentAfter(ending, 8 * day)).toEqual([])
  })

  it("is that a check ends which was renewed, or taken back", async () => {
    expect(await sentAfter(endingCheck("2026-03-09"))).toEqual(["Your license check ends on Mar 9, 2026"])
    for (const until of ["2027-03-09", null]) expect(await sentAfter(endingCheck(until))).toEqual([])
  })
})
