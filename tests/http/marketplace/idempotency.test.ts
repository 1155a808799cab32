import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"

import { EventLog } from "#ports/event-log.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { type RunningApp } from "#tests/support/app/start-app.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { isReplay, listed, sendings, sendWith } from "./sendings.ts"

const hour = 3_600_000
const everything = Object.entries(sendings)

interface Identified {
  readonly id: string
}

const eventIds = (app: RunningApp) =>
  app.run(
    Effect.flatMap(EventLog, (log) =>
      Effect.map(log.after(0, 10_000), (events) => events.map(({ thingId }) => thingId))
    )
  )

const otherKeyFault = {
  status: 422,
  body: {
    code: "InvalidInput",
    detail: "This idempotency key was used for another request.",
    errors: [{ field: "Idempotency-Key", message: "This idempotency key was used for another request" }]
  }
}

describe.each(storesUnderTest())("A request with an Idempotency-Key on %s", (name) => {
  const app = atAppOn(name)
  afterEach(() => void vi.useRealTimers())

  it.each(everything)("is carried out once though it comes twenty times at once: %s", async (_, make) => {
    const sending = await make(app)
    const before = await listed(sending)
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendWith<Identified>(key, sending)))
    const [{ body } = { body: null }] = answers
    expect(body).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{14}7/) })
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body })
    expect(answers.filter(isReplay)).toHaveLength(19)
    expect(await listed(sending)).toHaveLength(before.length + 1)
    expect((await eventIds(app)).filter((id) => id === body?.id)).toHaveLength(1)
  })

  it.each(everything)("is refused when the key was used for another content: %s", async (_, make) => {
    const sending = await make(app)
    const key = crypto.randomUUID()
    await sendWith(key, sending)
    const after = await listed(sending)
    const changed = { ...sending, body: { ...sending.body, somethingElse: true } }
    expect(await sendWith<Problem>(key, changed)).toMatchObject(otherKeyFault)
    expect(await listed(sending)).toEqual(after)
  })

  it("gets the first answer again for a day, and is carried out anew after it", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const message = await sendings["a message"](app)
    const key = crypto.randomUUID()
    const first = await sendWith<Identified>(key, message)
    expect(isReplay(first)).toBe(false)
    for (const wait of [hour, 23 * hour - 1_000]) {
      vi.setSystemTime(Date.now() + wait)
      const again = await sendWith<Identified>(key, message)
      expect(again).toMatchObject({ status: 201, body: first.body })
      expect(isReplay(again)).toBe(true)
    }
    vi.setSystemTime(Date.now() + hour)
    const anew = await sendWith<Identified>(key, message)
    expect(anew.status).toBe(201)
    expect(isReplay(anew)).toBe(false)
    expect((await listed<Identified>(message)).map(({ id }) => id)).toEqual([first.body.id, anew.body.id])
  })

  it("may come again with the same key after it was refused", async () => {
    const message = await sendings["a message"](app)
    const key = crypto.randomUUID()
    for (let turn = 0; turn < 2; turn++) {
      expect((await sendWith(key, { ...message, body: { content: " " } })).status).toBe(422)
    }
    expect((await sendWith(key, message)).status).toBe(201)

    const bid = await sendings["a bid"](app)
    await bid.client.post(bid.path, bid.body)
    const taken = () => sendWith<Problem>(key, bid)
    for (let turn = 0; turn < 2; turn++) expect((await taken()).status).toBe(409)
    const [quote] = await listed<Identified>(bid)
    await bid.client.post(`/api/quotes/${quote?.id}/reject`)
    expect((await taken()).status).toBe(201)
  })

  it("has nothing to do with another person's of the same key", async () => {
    const [one, other] = [await sendings["a message"](app), await sendings["a message"](app)]
    const key = crypto.randomUUID()
    for (const message of [one, other]) {
      const sent = await sendWith(key, message)
      expect([sent.status, isReplay(sent)]).toEqual([201, false])
      expect(await listed(message)).toHaveLength(1)
    }
  })

  it("is the same in whatever order its fields stand and however its key is written", async () => {
    const review = await sendings["a review"](app)
    const key = crypto.randomUUID()
    const first = await sendWith<Identified>(key, review)
    const body = Object.fromEntries(Object.entries(review.body).toReversed())
    const again = await sendWith<Identified>(key.toUpperCase(), { ...review, body })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(isReplay(again)).toBe(true)
  })

  it("belongs to one address", async () => {
    const message = await sendings["a message"](app)
    const elsewhere = await sendings["a message"](app)
    const key = crypto.randomUUID()
    await sendWith(key, message)
    const misdirected = { ...message, path: "/api/projects" }
    expect((await sendWith<Problem>(key, misdirected)).body.errors).toContainEqual(
      otherKeyFault.body.errors[0]
    )
    // A path that the sender may not see is not found, whatever the key.
    expect(await sendWith<Problem>(key, { ...message, path: elsewhere.path })).toMatchObject({ status: 404 })
    expect(await listed(message)).toHaveLength(1)
    expect(await listed(elsewhere)).toEqual([])
  })
})
