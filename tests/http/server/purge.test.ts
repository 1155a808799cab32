import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"

import { photos } from "#adapters/jobs/jobs.ts"
import { purge } from "#adapters/jobs/purge.ts"
import { MemoryAdapters } from "#adapters/memory/index.ts"
import { PhotosOnDisk } from "#adapters/photos/disk.ts"
import { Metering, noMeters } from "#adapters/system/meters.ts"
import { IdempotencyKey } from "#domain/shared/idempotency-key.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { AssetStore } from "#ports/asset-store.ts"
import { EventLog } from "#ports/event-log.ts"
import { IdempotencyKeys } from "#ports/idempotency-keys.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"
import { Usage } from "#ports/usage.ts"
import { aPhoto, aSession } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"

// A folder that does not exist: without photos it is never read.
const stores = () => Layer.merge(MemoryAdapters(), PhotosOnDisk("no-photos"))

const epoch = "1970-01-01T00:00:00.000Z"
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Records the rounds of jobs that are counted, and the errors that are logged. */
const watched = () => {
  const [rounds, told]: [Array<readonly [string, boolean]>, Array<string>] = [[], []]
  const worked = (job: string, isDone: boolean) => void rounds.push([job, isDone])
  const log = { ...silent, error: (_: object, message: string) => void told.push(message) }
  return { log, rounds, told, meters: Layer.succeed(Metering, { ...noMeters, worked }) }
}

const remaining = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
  const { find } = yield* SessionRepository
  const found = yield* Effect.forEach(ids, (id) => find(id, epoch))
  return found.flatMap((signedIn) => (signedIn === null ? [] : [signedIn.session.id]))
})

const hoursPass = Effect.gen(function* () {
  const { insert } = yield* SessionRepository
  const { id: userId } = yield* seedHomeowner()
  const ends = { soon: "1970-01-01T00:30:00.000Z", later: "1970-01-01T01:30:00.000Z" }
  for (const [id, expiresAt] of Object.entries(ends))
    yield* insert(aSession({ id, userId, createdAt: epoch, expiresAt }))
  const seen: Array<ReadonlyArray<string>> = []
  for (const minutes of [59, 2, 60]) {
    yield* TestClock.adjust(`${minutes} minutes`)
    seen.push(yield* remaining(Object.keys(ends)))
  }
  return seen
})

it("removes expired sessions every hour", async () => {
  const layers = purge(silent).pipe(Layer.provideMerge(stores()), Layer.provideMerge(TestClock.layer()))
  expect(await Effect.runPromise(Effect.provide(hoursPass, layers))).toEqual([
    ["soon", "later"],
    ["later"],
    []
  ])
})

it("removes events an hour after they happened, but for the newest", async () => {
  const eventIds = Effect.flatMap(EventLog, ({ after }) =>
    Effect.map(after(0, 10), (events) => events.map(({ id }) => id))
  )
  const hours = Effect.gen(function* () {
    const { append } = yield* EventLog
    const seen: Array<ReadonlyArray<number>> = []
    for (const minutes of [30, 40, 60, 60]) {
      yield* append([{ kind: "quote", id: crypto.randomUUID(), to: [] }])
      yield* TestClock.adjust(`${minutes} minutes`)
      seen.push(yield* eventIds)
    }
    yield* TestClock.adjust("1 day")
    return [...seen, yield* eventIds]
  })
  const layers = purge(silent).pipe(Layer.provideMerge(stores()), Layer.provideMerge(TestClock.layer()))
  // Told at 0:00, 0:30, 1:10 and 2:10; purged at 0:00, 1:00, 2:00 and 3:00.
  expect(await Effect.runPromise(Effect.provide(hours, layers))).toEqual([[1], [1, 2], [3], [4], [4]])
})

it("removes idempotency keys every hour once they have expired", async () => {
  const hours = Effect.gen(function* () {
    const { take } = yield* IdempotencyKeys
    const { id: userId } = yield* seedHomeowner()
    const key = IdempotencyKey.make(crypto.randomUUID())
    const isThere = Effect.map(
      take({ userId, key, fingerprint: "", expiresAt: "1970-01-01T01:30:00.000Z" }, epoch),
      (earlier) => earlier !== null
    )
    const seen = [yield* isThere]
    for (const minutes of [90, 31]) {
      yield* TestClock.adjust(`${minutes} minutes`)
      seen.push(yield* isThere)
    }
    return seen
  })
  const layers = purge(silent).pipe(Layer.provideMerge(stores()), Layer.provideMerge(TestClock.layer()))
  expect(await Effect.runPromise(Effect.provide(hours, layers))).toEqual([false, true, false])
})

it("removes counts of usage every hour once their window has ended", async () => {
  const hours = Effect.gen(function* () {
    const { count, has } = yield* Usage
    const { id: userId } = yield* seedHomeowner()
    const endsAt = "1970-01-01T01:30:00.000Z"
    const use = { userId, kind: "phonesRead", thing: "a provider", endsAt } as const
    yield* count([{ ...use, times: 1 }])
    const seen = [yield* has(use)]
    for (const minutes of [90, 31]) {
      yield* TestClock.adjust(`${minutes} minutes`)
      seen.push(yield* has(use))
    }
    return seen
  })
  const layers = purge(silent).pipe(Layer.provideMerge(stores()), Layer.provideMerge(TestClock.layer()))
  expect(await Effect.runPromise(Effect.provide(hours, layers))).toEqual([true, true, false])
})

it("keeps each thing for as many days as is promised", async () => {
  const asked: Record<string, Instant> = {}
  const note = (name: string) => (before: Instant) => Effect.sync(() => void (asked[name] = before))
  const noting = Layer.mergeAll(
    Layer.effect(
      ApplicationRepository,
      Effect.map(ApplicationRepository, (own) => ({ ...own, erase: note("applications") }))
    ),
    Layer.effect(
      RemovalRepository,
      Effect.map(RemovalRepository, (own) => ({ ...own, erase: note("originals") }))
    ),
    Layer.effect(
      ImportRepository,
      Effect.map(ImportRepository, (own) => ({ ...own, purge: note("lines of imports") }))
    ),
    Layer.effect(
      EmailRepository,
      Effect.map(EmailRepository, (own) => ({ ...own, purge: note("emails") }))
    ),
    Layer.effect(
      EmailKeyRepository,
      Effect.map(EmailKeyRepository, (own) => ({
        ...own,
        purge: (_: Instant, before: Instant) => note("links that were used")(before)
      }))
    ),
    Layer.effect(
      NotificationRepository,
      Effect.map(NotificationRepository, (own) => ({ ...own, purge: note("notifications") }))
    ),
    Layer.effect(
      StaleWork,
      Effect.map(StaleWork, (own) => ({ ...own, purge: note("nudges") }))
    ),
    Layer.effect(
      AssetStore,
      Effect.map(AssetStore, (own) => ({ ...own, purge: note("files of builds that were left behind") }))
    )
  ).pipe(Layer.provideMerge(stores()))
  const layers = purge(silent).pipe(Layer.provideMerge(noting), Layer.provideMerge(TestClock.layer()))
  await Effect.runPromise(Effect.provide(TestClock.adjust("1 minute"), layers))
  const days = Object.entries(asked).map(([name, before]) => [name, -Date.parse(before) / 86_400_000])
  expect(Object.fromEntries(days)).toEqual({
    applications: 180,
    originals: 730,
    "lines of imports": 30,
    emails: 30,
    "links that were used": 30,
    notifications: 180,
    nudges: 180,
    "files of builds that were left behind": 14
  })
})

it("goes on after a purge that failed, with the others too, tells the log, and counts the round as failed", async () => {
  const { log, meters, rounds, told } = watched()
  let isAway = true
  const away = Effect.die(new Error("away"))
  const failing = Layer.effect(
    SessionRepository,
    Effect.map(SessionRepository, (sessions) => ({
      ...sessions,
      purge: (now) => (isAway ? away : sessions.purge(now))
    }))
  ).pipe(Layer.provideMerge(stores()))
  const layers = purge(log).pipe(Layer.provide([failing, meters]), Layer.provideMerge(TestClock.layer()))
  const hours = Effect.gen(function* () {
    yield* TestClock.adjust("1 hour")
    isAway = false
    yield* TestClock.adjust("1 hour")
  })
  await Effect.runPromise(Effect.provide(hours, layers))
  expect(told).toEqual(["Sessions were not purged", "Sessions were not purged"])
  expect(rounds).toEqual([
    ["purge", false],
    ["purge", false],
    ["purge", true]
  ])
})

it("sweeps photos an hour after the start and then once a day, which is counted too", async () => {
  const { log, meters, rounds, told } = watched()
  let sweeps = 0
  const failingOnce = Layer.effect(
    PhotoFiles,
    Effect.map(PhotoFiles, (files) => ({
      ...files,
      forAll: () => Effect.suspend(() => ((sweeps += 1) === 1 ? Effect.die(new Error("away")) : Effect.void))
    }))
  ).pipe(Layer.provideMerge(stores()))
  const layers = photos(log).pipe(
    Layer.provide(meters),
    Layer.provideMerge(failingOnce),
    Layer.provideMerge(TestClock.layer())
  )
  const counts = Effect.gen(function* () {
    const { insert } = yield* PhotoRepository
    const { id: ownerId } = yield* seedHomeowner()
    yield* insert([aPhoto({ ownerId })], null)
    const seen: Array<number> = []
    for (const minutes of [59, 2, 60 * 23, 60]) {
      yield* TestClock.adjust(`${minutes} minutes`)
      seen.push(rounds.length)
    }
    return seen
  })
  expect(await Effect.runPromise(Effect.provide(counts, layers))).toEqual([0, 1, 1, 2])
  expect(told).toEqual(["Photo files were not swept"])
  expect(rounds).toEqual([
    ["photos", false],
    ["photos", true]
  ])
})
