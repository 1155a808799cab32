import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import type { MessageRecord } from "#domain/messaging/conversation.ts"
import type { Problem } from "#ports/http/problem.ts"
import { IdempotencyKeys } from "#ports/idempotency-keys.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { isReplay, listed, type Sending, sendings, sendWith } from "./sendings.ts"

const refuse = () => Effect.die(new Error("No keys here"))
const noKeys = Layer.succeed(IdempotencyKeys, { take: refuse, find: refuse, keep: refuse, purge: refuse })

describe("An Idempotency-Key", () => {
  let app: RunningApp
  let message: Sending
  beforeAll(async () => {
    app = await startApp()
    message = await sendings["a message"](app)
  })
  afterAll(() => app.stop())

  it.each(["", "42", "{}", `${crypto.randomUUID()}, ${crypto.randomUUID()}`, crypto.randomUUID().slice(1)])(
    "has to be a UUID: %j",
    async (key) => {
      const refused = await sendWith<Problem>(key, { ...message, body: { content: "" } })
      expect(refused).toMatchObject({ status: 422, body: { code: "InvalidInput" } })
      expect(refused.body.errors?.map(({ field }) => field)).toEqual(["Idempotency-Key", "content"])
      expect(await sendWith<Problem>(key, message)).toMatchObject({
        status: 422,
        body: { errors: [{ field: "Idempotency-Key", message: "The idempotency key must be a UUID" }] }
      })
      expect(await listed(message)).toEqual([])
    }
  )

  it.each(Object.entries(sendings))("that is no UUID changes nothing: %s", async (_, make) => {
    const sending = await make(app)
    const before = await listed(sending)
    expect(await sendWith<Problem>("42", sending)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "Idempotency-Key", message: "The idempotency key must be a UUID" }] }
    })
    expect(await listed(sending)).toEqual(before)
  })

  it("is looked at after who asks, and for what", async () => {
    const stranger = (await aSignedInHomeowner(app)).client
    const bad = (client: Sending["client"], path: string) =>
      sendWith<Problem>("42", { ...message, client, path })
    expect((await bad(app.client(), message.path)).status).toBe(401)
    expect((await bad(stranger, message.path)).status).toBe(404)
    const bid = await sendings["a bid"](app)
    expect((await bad(bid.client, "/api/quotes")).status).toBe(403)
  })

  it("is nobody's business where a call is not carried out once anyway", async () => {
    const { client } = message
    const read = await client.post(message.path.replace(/messages$/, "read"), {}, { "idempotency-key": "42" })
    expect(read.status).toBe(200)
  })

  it("makes do with a body whose lists are deeper than any stack", async () => {
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`
    const key = crypto.randomUUID()
    const statuses = [`{"content":${deep}}`, `{"content":"Hello","more":${deep}}`].map(async (body) => {
      const { status } = await message.client.post(message.path, body, { "idempotency-key": key })
      return status
    })
    expect(await Promise.all(statuses)).toEqual([422, 201])
  })
})

describe("What an Idempotency-Key promises", () => {
  const apps: Array<RunningApp> = []
  const startWith = async (change: NonNullable<Parameters<typeof startApp>[0]>["change"]) => {
    const app = await startApp({ ...(change && { change }) })
    apps.push(app)
    return app
  }
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.stop()
  })

  it("holds when the server stumbles after it has written: nothing is left, and the key is free", async () => {
    let stumbles = true
    const stumbling = Layer.effect(
      ConversationRepository,
      Effect.map(ConversationRepository, (conversations) => ({
        ...conversations,
        addMessage: (message: MessageRecord) =>
          Effect.andThen(
            conversations.addMessage(message),
            Effect.suspend(() => (stumbles ? Effect.die(new Error("away")) : Effect.void))
          )
      }))
    )
    const app = await startWith((ports) => Layer.provideMerge(stumbling, ports))
    const message = await sendings["a message"](app)
    const key = crypto.randomUUID()
    expect((await sendWith(key, message)).status).toBe(500)
    expect(await listed(message)).toEqual([])
    stumbles = false
    const sent = await sendWith(key, message)
    expect([sent.status, isReplay(sent)]).toEqual([201, false])
    expect(await listed(message)).toHaveLength(1)
  })

  it("costs nothing where there is none: no key is looked for, and each call counts", async () => {
    const app = await startWith((ports) => Layer.merge(ports, noKeys))
    for (const make of Object.values(sendings)) {
      const { body, client, path } = await make(app)
      expect((await client.post(path, body)).status).toBe(201)
    }
    const message = await sendings["a message"](app)
    for (let turn = 0; turn < 2; turn++) await message.client.post(message.path, message.body)
    expect(await listed(message)).toHaveLength(2)
  })
})

describe.runIf(storesUnderTest().includes("postgres"))("Two servers on one database", () => {
  it("carry a request out once that reaches both of them", async () => {
    const { address, layer, remove } = await freshDatabaseStores.postgres()
    const [one, other] = await Promise.all(
      [layer, PostgresAdapters(address)].map((store) => startApp({ store }))
    )
    if (one === undefined || other === undefined) throw new Error("Two servers have started")
    const message = await sendings["a message"](one)
    const elsewhere = new Client(other.url)
    for (const [name, value] of message.client.cookies) elsewhere.cookies.set(name, value)
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        sendWith<{ readonly id: string }>(key, turn % 2 === 0 ? message : { ...message, client: elsewhere })
      )
    )
    expect(new Set(answers.map(({ body, status }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers.filter(isReplay)).toHaveLength(11)
    expect(await listed(message)).toHaveLength(1)
    await Promise.all([one.stop(), other.stop()])
    await remove()
  })
})
