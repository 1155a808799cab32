import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"

import { type AddressedEvent, topicOfSpecialty, topicOfUser } from "#domain/events/event.ts"
import { ConversationId } from "#domain/shared/ids.ts"
import { EventLog } from "#ports/event-log.ts"
import { Transactor } from "#ports/transactor.ts"
import { followLog } from "#tests/support/app/log-follower.ts"
import { aUserId, someNews } from "#tests/support/builders.ts"
import { testChance } from "#tests/support/chance.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

/** Tells of something at a time of a day to come, and gives the event's id. */
const tellAt = (time: string, count = 1) =>
  Effect.gen(function* () {
    const log = yield* EventLog
    yield* TestClock.setTime(Date.parse(`2099-03-02T${time}:00.000Z`))
    yield* log.append(Array.from({ length: count }, () => someNews()))
    return yield* log.latest
  }).pipe(Effect.provide(TestClock.layer()))

const eventually = <A>(look: () => A, wanted: A) =>
  Effect.promise(async () => {
    await expect.poll(look, { timeout: 10_000 }).toBe(wanted)
  })

onEveryStore("EventLog", (run) => {
  it("keeps events in the order in which they were told, with whom they concern", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const before = yield* log.latest
        const both = [topicOfSpecialty("Pool Services"), topicOfUser(aUserId())]
        const conversationId = ConversationId.make(crypto.randomUUID())
        const [one, other] = [
          someNews({ kind: "message", conversationId }),
          someNews({ kind: "project", to: both })
        ]
        yield* log.append([one, other])
        const found = yield* log.after(before, 10)
        expect(found.map(({ id: _, to, ...event }) => ({ ...event, to: to.toSorted() }))).toEqual([
          { kind: "message", thingId: one.id, conversationId, to: one.to },
          { kind: "project", thingId: other.id, conversationId: null, to: both }
        ])
        expect(found[1]?.id).toBeGreaterThan(found[0]?.id ?? Infinity)
        expect(found[0]?.id).toBeGreaterThan(before)
        expect(yield* log.latest).toBe(found[1]?.id)
      })
    ))

  it("gives as many as are asked for, the oldest first", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const before = yield* log.latest
        const news = Array.from({ length: 5 }, () =>
          someNews({ to: [aUserId(), aUserId()].map(topicOfUser) })
        )
        yield* log.append(news)
        const first = yield* log.after(before, 3)
        const rest = yield* log.after(first.at(-1)?.id ?? 0, 3)
        expect([first.length, rest.length]).toEqual([3, 2])
        expect([...first, ...rest].map(({ thingId }) => thingId)).toEqual(news.map(({ id }) => id))
      })
    ))

  it("keeps an event that concerns nobody, and one told twice to the same", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const before = yield* log.latest
        const topic = topicOfUser(aUserId())
        yield* log.append([someNews({ to: [] }), someNews({ to: [topic, topic] })])
        expect((yield* log.after(before, 10)).map(({ to }) => to)).toEqual([[], [topic]])
      })
    ))

  it.each([
    ["fails", Effect.fail("changed my mind")],
    ["dies", Effect.die(new Error("a fault of ours"))]
  ])("never hears of what a transaction told that %s", (_, ending) =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        yield* Effect.exit(atomically(Effect.andThen(log.append([someNews()]), ending)))
        expect(yield* log.after(before, 10)).toEqual([])
        expect(yield* log.latest).toBe(before)
      })
    )
  )

  it("never hears of what a nested transaction told when the outer one fails", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        const inner = atomically(Effect.andThen(seedHomeowner(), log.append([someNews()])))
        yield* Effect.exit(atomically(Effect.andThen(inner, Effect.fail("the outer one fails"))))
        expect(yield* log.after(before, 10)).toEqual([])
      })
    ))

  it("hears all that one transaction tells, wherever it tells it, once it commits", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        const [early, late] = [someNews(), someNews()]
        const unheard = yield* atomically(
          Effect.gen(function* () {
            yield* log.append([early])
            yield* seedHomeowner()
            yield* log.append([late])
            return yield* log.after(before, 10)
          })
        )
        expect(unheard).toEqual([])
        expect((yield* log.after(before, 10)).map(({ thingId }) => thingId)).toEqual([early.id, late.id])
      })
    ))

  it("gives a range of what is addressed to any of some topics, each event once", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const [mine, trade, other] = [
          topicOfUser(aUserId()),
          topicOfSpecialty("Moving"),
          topicOfUser(aUserId())
        ]
        const after = yield* log.latest
        const [one, two] = [someNews({ to: [mine, trade] }), someNews({ to: [other] })]
        const [three, four] = [someNews({ to: [trade, other] }), someNews({ to: [mine] })]
        yield* log.append([one, two, three, four])
        const upTo = yield* log.latest
        const thingsIn = (range: { after: number; upTo: number }, limit = 10) =>
          Effect.map(log.ofTopics([mine, trade], range, limit), (found) =>
            found.map(({ thingId }) => thingId)
          )

        expect(yield* thingsIn({ after, upTo })).toEqual([one.id, three.id, four.id])
        expect(yield* thingsIn({ after, upTo }, 2)).toEqual([one.id, three.id])
        expect(yield* thingsIn({ after, upTo: upTo - 1 })).toEqual([one.id, three.id])
        expect(yield* thingsIn({ after: after + 1, upTo })).toEqual([three.id, four.id])
        expect(yield* thingsIn({ after: upTo, upTo })).toEqual([])
      })
    ))

  it("knows the newest event of a topic, if there is one", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const [mine, other] = [topicOfUser(aUserId()), topicOfUser(aUserId())]
        expect(yield* log.latestFor(mine)).toBe(0)
        yield* log.append([someNews({ to: [mine] }), someNews({ to: [other, mine] })])
        const newest = yield* log.latest
        yield* log.append([someNews({ to: [other] })])
        expect(yield* log.latestFor(mine)).toBe(newest)
        expect(yield* log.latestFor(other)).toBe(yield* log.latest)
      })
    ))

  it("forgets the oldest, up to the first that is young enough, and knows which are left", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const [old, ...kept] = [yield* tellAt("09:00"), yield* tellAt("10:00"), yield* tellAt("11:00")]
        yield* log.removeBefore("2099-03-02T10:00:00.000Z")
        expect(yield* Effect.forEach([old ?? 0, ...kept], log.has)).toEqual([false, true, true])
        expect((yield* log.after(0, 10)).map(({ id }) => id)).toEqual(kept)
      })
    ))

  it("keeps what came after a kept one, however the clocks of servers differ", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const ids = [yield* tellAt("13:00"), yield* tellAt("15:00"), yield* tellAt("13:59")]
        yield* log.removeBefore("2099-03-02T14:00:00.000Z")
        expect(yield* Effect.forEach(ids, log.has)).toEqual([false, true, true])
      })
    ))

  it("forgets any number, but never the newest, so that ids do not go back", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const newest = yield* tellAt("18:00", 2_100)
        yield* log.removeBefore("2099-03-03T00:00:00.000Z")
        expect((yield* log.after(0, 10)).map(({ id }) => id)).toEqual([newest])
        expect(yield* log.latest).toBe(newest)
        yield* log.append([someNews()])
        expect(yield* log.latest).toBeGreaterThan(newest)
      })
    ))

  it("notifications whoever listens at the start and after every commit, until they leave", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        let count = 0
        const fiber = yield* Effect.forkChild(
          log.notifications(() => (count += 1)),
          { startImmediately: true }
        )
        yield* eventually(() => count > 0, true)
        const start = count
        yield* log.append([someNews()])
        yield* eventually(() => count > start, true)
        yield* Fiber.interrupt(fiber)
        const end = count
        yield* log.append([someNews()])
        expect(count).toBe(end)
      })
    ))

  it("shows a follower every event once and in order, while many transactions commit at once", () => {
    const chance = testChance()
    return run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        const seen: Array<AddressedEvent> = []
        const follower = yield* Effect.forkChild(followLog(before, seen), { startImmediately: true })

        const news = Array.from({ length: 150 }, () => someNews())
        const works = news.map((told, index) =>
          atomically(
            Effect.gen(function* () {
              yield* log.append([told])
              yield* Effect.sleep(`${chance.between(0, 19)} millis`)
              if (index % 5 === 0) yield* Effect.fail("no")
            })
          )
        )
        yield* Effect.all(works.map(Effect.exit), { concurrency: "unbounded" })
        const committed = yield* log.after(before, 1_000)
        expect(new Set(committed.map(({ thingId }) => thingId))).toEqual(
          new Set(news.filter((_, index) => index % 5 !== 0).map(({ id }) => id))
        )
        yield* eventually(() => seen.length, committed.length)
        expect(seen).toEqual(committed)
        yield* Fiber.interrupt(follower)
      })
    )
  })
})
