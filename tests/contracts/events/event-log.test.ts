import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { topicOfSpecialty, topicOfUser } from "#domain/events/event.ts"
import { ConversationId } from "#domain/shared/ids.ts"
import { EventLog } from "#ports/event-log.ts"
import { aUserId, someNews } from "#tests/support/builders.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

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
        const third = topicOfUser(aUserId())
        expect((yield* log.newest([mine])).of.get(mine)).toBe(0)
        yield* log.append([someNews({ to: [mine] }), someNews({ to: [other, mine] })])
        const newest = yield* log.latest
        yield* log.append([someNews({ to: [other] })])
        const latest = yield* log.latest
        expect(yield* log.newest([mine, other, third])).toEqual({
          latest,
          position: null,
          of: new Map([
            [mine, newest],
            [other, latest],
            [third, 0]
          ])
        })
        expect((yield* log.newest([])).latest).toBe(latest)
      })
    ))
})
