import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { checkedUntil } from "#domain/check/check-rules.ts"
import type { CheckRecord } from "#domain/check/check.ts"
import { newsOfProfile } from "#domain/events/profile-news.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { dayOf } from "#domain/shared/instant.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aCheck } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { runOut } from "#use-cases/run-out/run-out.ts"

const failing = (fault: unknown) => {
  throw fault
}

/** Runs work at noon of a day in Hawaii. */
const on = <A, E, R>(day: string, work: Effect.Effect<A, E, R>) =>
  Effect.andThen(TestClock.setTime(Date.parse(`${day}T22:00:00.000Z`)), work).pipe(
    Effect.provide(Layer.merge(UuidIds, TestClock.layer()))
  )
const roundsOn = Effect.fnUntraced(function* (...days: ReadonlyArray<string>) {
  for (const day of days) yield* on(day, runOut(failing))
})

const told = Effect.fnUntraced(function* (userId: UserId) {
  const { of } = yield* NotificationRepository
  const own = yield* of(userId, { limit: 20, before: null }, "2099-01-01T00:00:00.000Z")
  return own.map(({ createdAt, facts, kind }) => ({ kind, facts, day: dayOf(createdAt) }))
})

const addTo = Effect.fnUntraced(function* (
  id: CheckRecord["providerId"],
  ...all: ReadonlyArray<Partial<CheckRecord>>
) {
  const checks = yield* CheckRepository
  yield* Effect.forEach(all, (check) => checks.insert(aCheck({ ...check, providerId: id })))
  const kept = yield* checks.ofProvider(id)
  yield* (yield* ProviderRepository).change(id, (profile) => ({
    value: { ...profile, ...checkedUntil(kept) },
    news: newsOfProfile(profile)
  }))
})

/** The notices that a license and an insurance check end on Aug 31. */
const endsSaidOn = (day: string) =>
  ["insurance", "license"].map((kind) => ({
    kind: "check-ending",
    facts: { business: "Reyes Plumbing", kind, endsOn: "2026-08-31" },
    day
  }))

onEveryStore("A check that ends", (run) => {
  it("is said 30 and 7 days before, each once, and changes the page on the day after", () =>
    run(
      Effect.gen(function* () {
        const { id, userId } = yield* seedProvider({ updatedAt: "2026-05-01T08:00:00.000Z" })
        const { byId } = yield* ProviderRepository
        const views = yield* ProviderViews
        yield* addTo(id, { kind: "background", expiresOn: "2026-08-31" })
        yield* roundsOn("2026-07-31")
        expect(yield* told(userId)).toEqual([])
        yield* roundsOn("2026-08-01", "2026-08-02", "2026-08-20")
        const facts = { business: "Reyes Plumbing", kind: "background", endsOn: "2026-08-31" }
        expect(yield* told(userId)).toEqual([{ kind: "check-ending", facts, day: "2026-08-01" }])
        yield* roundsOn("2026-08-24", "2026-08-25", "2026-08-31")
        // The unread notice is replaced by the new one.
        const again = [{ kind: "check-ending", facts, day: "2026-08-24" }]
        expect(yield* told(userId)).toEqual(again)
        const shown = views.byId(id, null)
        expect(yield* on("2026-08-31", shown)).toMatchObject({ isBackgroundChecked: true })
        const before = (yield* byId(id)).updatedAt
        yield* roundsOn("2026-09-01")
        expect(yield* on("2026-09-01", shown)).toMatchObject({ isBackgroundChecked: false })
        expect((yield* byId(id)).updatedAt > before).toBe(true)
        const { updatedAt } = yield* byId(id)
        yield* roundsOn("2026-09-02")
        expect((yield* byId(id)).updatedAt).toBe(updatedAt)
        expect(yield* told(userId)).toEqual(again)
      })
    ))

  it("is not spoken of where a longer one has taken its place, or it was taken back", () =>
    run(
      Effect.gen(function* () {
        const renewed = yield* seedProvider()
        yield* addTo(renewed.id, { expiresOn: "2027-03-20" }, { expiresOn: "2028-03-20" })
        const revoked = yield* seedProvider()
        yield* addTo(revoked.id, { expiresOn: "2027-03-20", revokedAt: "2027-01-01T08:00:00.000Z" })
        yield* roundsOn("2027-03-01", "2027-03-15", "2027-03-21")
        expect(yield* told(renewed.userId)).toEqual([])
        expect(yield* told(revoked.userId)).toEqual([])
      })
    ))

  it("is said once a time of all of a kind that end on one day, also of one that is written down later", () =>
    run(
      Effect.gen(function* () {
        const { id, userId } = yield* seedProvider()
        const end = { expiresOn: "2026-08-31" }
        yield* addTo(id, { ...end, scope: "Plumbing, Texas" }, { ...end, scope: "Gas fitting, Texas" })
        yield* addTo(id, { ...end, kind: "insurance" })
        yield* roundsOn("2026-08-01")
        yield* addTo(id, { ...end, scope: "Roofing, Texas", checkedAt: "2026-08-01T23:00:00.000Z" })
        yield* roundsOn("2026-08-02")
        const sorted = Effect.map(told(userId), (all) =>
          all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
        )
        expect(yield* sorted).toEqual(endsSaidOn("2026-08-01"))
        yield* roundsOn("2026-08-24")
        expect(yield* sorted).toEqual(endsSaidOn("2026-08-24"))
      })
    ))
})
