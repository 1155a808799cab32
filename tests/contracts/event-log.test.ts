import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { type News, topicOfSpecialty, topicOfUser } from "../../src/domain/events/event.ts"
import { EventLog } from "../../src/ports/event-log.ts"
import { Transactor } from "../../src/ports/transactor.ts"
import { aUserId } from "../support/builders.ts"
import { onEveryStore } from "../support/stores.ts"

const someNews = (overrides: Partial<News> = {}): News => ({
  kind: "quote",
  id: crypto.randomUUID(),
  to: [topicOfUser(aUserId())],
  ...overrides
})

onEveryStore("EventLog", (run) => {
  it("keeps events in the order in which they were told, with whom they concern", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const before = yield* log.latest
        const both = [topicOfUser(aUserId()), topicOfSpecialty("Pool Services")]
        const [one, other] = [someNews(), someNews({ kind: "project", to: both })]
        yield* log.append([one, other])
        const found = yield* log.after(before, 10)
        expect(found.map(({ id: _, to, ...event }) => ({ ...event, to: to.toSorted() }))).toEqual([
          { kind: "quote", thingId: one.id, to: one.to },
          { kind: "project", thingId: other.id, to: both.toSorted() }
        ])
        expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted((a, b) => a - b))
        expect(found[0]?.id).toBeGreaterThan(before)
        expect(yield* log.latest).toBe(found[1]?.id)
      })
    ))

  it("never hears of what a transaction told that was undone", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        const work = Effect.andThen(log.append([someNews()]), Effect.fail("changed my mind"))
        expect(yield* Effect.flip(atomically(work))).toBe("changed my mind")
        expect(yield* log.after(before, 10)).toEqual([])
        expect(yield* log.latest).toBe(before)
      })
    ))
})
