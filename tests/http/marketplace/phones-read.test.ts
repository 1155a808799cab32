import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import { Usage } from "#ports/usage.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import type { Client } from "#tests/support/app/client.ts"
import { startApp } from "#tests/support/app/start-app.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { lowered } from "./lowered-limits.ts"

/** Noon in Hawaii, where days end. */
const noon = Date.parse("2026-03-02T22:00:00.000Z")
const phone = "512-555-0143"
const shown = { phone, isWithheld: undefined }
const withheld = { phone: null, isWithheld: true }

const read = async (client: Client, { id }: { readonly id: string }) => {
  const { body, status } = await client.get<ProviderDetail>(`/api/providers/${id}`)
  expect(status).toBe(200)
  return { phone: body.phone, isWithheld: body.phoneWithheld }
}

describe.each(storesUnderTest())("Telephone numbers on %s", (name) => {
  const app = atAppOn(name, { change: lowered({ phonesRead: 2 }) })
  let reader: Client
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon })
    reader = (await aSignedInHomeowner(app)).client
  })
  afterEach(() => void vi.useRealTimers())

  const aNumber = (number: string | null = phone) => app.run(seedProvider({}, { phone: number }))

  it("are read of so many providers a day; those read already stay readable, and the next day all are", async () => {
    const [first, second, third] = [await aNumber(), await aNumber(), await aNumber()]
    for (const provider of [first, first, second]) expect(await read(reader, provider)).toEqual(shown)
    expect(await read(reader, third)).toEqual(withheld)
    for (const provider of [second, first]) expect(await read(reader, provider)).toEqual(shown)
    vi.setSystemTime(noon + 12 * 3_600_000 - 1)
    expect(await read(reader, third)).toEqual(withheld)
    vi.setSystemTime(noon + 12 * 3_600_000)
    expect(await read(reader, third)).toEqual(shown)
  })

  it("are read no oftener at once", async () => {
    const providers = await Promise.all(Array.from({ length: 8 }, () => aNumber()))
    const answers = await Promise.all(providers.map((provider) => read(reader, provider)))
    expect(answers.filter((answer) => answer.phone === phone)).toHaveLength(2)
    expect(answers.filter(({ isWithheld }) => isWithheld === true)).toHaveLength(6)
  })

  it("do not count where there is none, nor for its owner, and say nothing to visitors", async () => {
    for (const provider of [await aNumber(null), await aNumber(null), await aNumber(null)])
      expect(await read(reader, provider)).toEqual({ phone: null, isWithheld: undefined })
    expect(await read(reader, await aNumber())).toEqual(shown)

    const own = await aSignedInProvider(app, {}, { phone })
    for (const provider of [await aNumber(), await aNumber()])
      expect(await read(own.client, provider)).toEqual(shown)
    expect(await read(own.client, own.profile)).toEqual(shown)
    const { body } = await app.client().get<object>(`/api/providers/${own.profile.id}`)
    expect(body).toMatchObject({ phone: null })
    expect(body).not.toHaveProperty("phoneWithheld")
  })
})

describe("reading a telephone number", () => {
  const calls: Array<string> = []
  const told = <A>(name: string, answer: Effect.Effect<A>) =>
    Effect.suspend(() => {
      calls.push(name)
      return answer
    })
  const recording = (isDiskFull: boolean) =>
    Layer.effect(
      Usage,
      Effect.map(Usage, (usage) => ({
        ...usage,
        count: (uses) =>
          told("count", isDiskFull ? Effect.die(new Error("The disk is full")) : usage.count(uses)),
        has: (use) => told("has", usage.has(use))
      }))
    )
  const appWith = (isDiskFull: boolean) =>
    startApp({ change: (ports) => Layer.provideMerge(recording(isDiskFull), ports) })
  beforeEach(() => void calls.splice(0))

  it("costs a visitor nothing, and writes the first time alone", async () => {
    const app = await appWith(false)
    const provider = await app.run(seedProvider({}, { phone }))
    await read(app.client(), provider)
    expect(calls).toEqual([])
    const { client } = await aSignedInHomeowner(app)
    for (let turn = 0; turn < 3; turn++) await read(client, provider)
    expect(calls).toEqual(["has", "count", "has", "has"])
    await app.stop()
  })

  it("succeeds where nothing can be written", async () => {
    const app = await appWith(true)
    const { client } = await aSignedInHomeowner(app)
    expect(await read(client, await app.run(seedProvider({}, { phone })))).toEqual(shown)
    await app.stop()
  })
})
