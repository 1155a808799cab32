import { expect, it } from "vitest"

import { type Away, makeNewestEvents } from "#adapters/http-koa/kept/newest-events.ts"
import type { ShownTopic } from "#domain/events/event.ts"
import type { Newest } from "#ports/event-log.ts"

/** A fake event log that answers when the test says so; `asked` has the topics of each read. */
const aLog = () => {
  const asked: Array<ReadonlyArray<ShownTopic>> = []
  const letGo: Array<(newest: Newest | Away) => void> = []
  const newest = makeNewestEvents((topics) => {
    asked.push(topics)
    return new Promise((resolve) => void letGo.push(resolve))
  })
  return { asked, letGo, newest }
}

const turn = () => new Promise((resolve) => void setImmediate(resolve))
const many = (from: number, size: number) =>
  Array.from({ length: size }, (_, index): ShownTopic => `listings:${from + index}`)
const at = (latest: number): Newest => ({ latest, of: new Map(), position: null })

it("All who ask in one turn are answered by one question with all their topics, each once", async () => {
  const { asked, letGo, newest } = aLog()
  const answers = [newest(["listings", "names"]), newest(["names"]), newest(["listings:Roofing"])]
  await turn()
  expect(asked).toEqual([["listings", "names", "listings:Roofing"]])
  letGo[0]?.(at(7))
  expect(await Promise.all(answers)).toEqual([at(7), at(7), at(7)])
})

it("Who comes after a question was asked is answered by another", async () => {
  const { asked, letGo, newest } = aLog()
  const early = newest(["listings"])
  await turn()
  const late = newest(["listings"])
  await turn()
  expect(asked).toHaveLength(2)
  letGo[1]?.(at(8))
  letGo[0]?.(at(7))
  expect([await early, await late]).toEqual([at(7), at(8)])
})

it("A question has 500 topics at most, but all of one who asks for more", async () => {
  const { asked, newest } = aLog()
  void newest(many(0, 300))
  void newest(many(1_000, 300))
  void newest(many(2_000, 600))
  await turn()
  expect(asked.map(({ length }) => length)).toEqual([300, 300, 600])
})

it("Where the log is away all who wait are told since when", async () => {
  const { letGo, newest } = aLog()
  const answer = newest(["listings"])
  await turn()
  letGo[0]?.({ awaySince: 5 })
  expect(await answer).toEqual({ awaySince: 5 })
})
