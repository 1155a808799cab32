import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import type { SuggestedPlace, Suggestion } from "#domain/search/suggestions/suggestion.ts"
import type { Problem } from "#ports/http/problem.ts"
import { BusinessViews } from "#ports/views/business-views.ts"
import { businessesRead } from "#tests/support/app/businesses-read.ts"
import { type RunningApp, startApp, testSecret } from "#tests/support/app/start-app.ts"
import { seedProvider } from "#tests/support/seed.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const fargo = { latitude: 46.87, longitude: -96.79, zipCode: "58102", location: "Fargo, ND" }

describe("what fields suggest while somebody types", () => {
  let app: RunningApp
  let id: string
  beforeAll(async () => {
    app = await startApp()
    const business = { businessName: "Prairie Drain & Sewer", specialties: ["Plumbing"] }
    id = (await app.run(seedProvider({ ...fargo, ...business }))).id
    await app.run(seedProvider({ businessName: "Prairie Hidden", listed: false }))
    await app.run(seedProvider({ businessName: "Prairie Austin" }))
    await businessesRead(app, "prairie")
  })
  afterAll(() => app.stop())

  const get = <A>(path: string) => app.client().get<A>(path)
  const suggestions = async (query: string) =>
    (await get<ReadonlyArray<Suggestion>>(`/api/suggestions?${query}`)).body
  const places = async (text: string) =>
    (await get<ReadonlyArray<SuggestedPlace>>(`/api/places?text=${encodeURIComponent(text)}`)).body

  const names = async (near: string) =>
    (await suggestions(`text=prairie&near=${near}`)).map(({ text }) => text)
  const kept = async (path: string) => (await get(path)).headers.get("cache-control")

  it("are tasks and trades first, then businesses that are listed", async () => {
    const drains = await suggestions("text=drain")
    expect(drains[0]).toMatchObject({ kind: "task", trade: "Plumbing" })
    expect(drains.at(-1)).toEqual({
      text: "Prairie Drain & Sewer",
      kind: "business",
      trade: "Plumbing",
      providerId: id
    })
    expect(await suggestions("text=plumb")).toContainEqual({
      text: "Plumbing",
      kind: "trade",
      trade: "Plumbing"
    })
  })

  it("are businesses near the place first", async () => {
    expect(await names("58102")).toEqual(["Prairie Drain & Sewer", "Prairie Austin"])
    expect(await names("Autsin")).toEqual(["Prairie Austin", "Prairie Drain & Sewer"])
    expect(await names("nowhere at all")).toHaveLength(2)
  })

  it("are none for nothing, and refused where the text has no end", async () => {
    expect(await suggestions("")).toEqual([])
    expect(await suggestions("text=")).toEqual([])
    expect(await suggestions("text=qqqq")).toEqual([])
    for (const query of [`suggestions?text=${"a".repeat(101)}`, `suggestions?near=${"a".repeat(101)}`]) {
      expect(await get<Problem>(`/api/${query}`)).toMatchObject({
        status: 422,
        body: { detail: "Please use at most 100 characters." }
      })
    }
    expect(await get<Problem>(`/api/places?text=${"a".repeat(101)}`)).toMatchObject({ status: 422 })
    expect(await get<Problem>("/api/places?text=a&text=b")).toMatchObject({ status: 422 })
  })

  it("are places, those with professionals near them first", async () => {
    const [first] = await places("fa")
    expect(first).toEqual({ text: "Fargo, ND", zipCode: "58102" })
    expect(await places("aus")).toHaveLength(8)
    expect((await places("aus"))[0]).toEqual({ text: "Austin, TX", zipCode: "78701" })
    expect((await places("787"))[0]).toEqual({ text: "Austin, TX 78701", zipCode: "78701" })
    expect(await places("")).toEqual([])
  })

  it("may be kept where they are the same for everybody", async () => {
    expect(await kept("/api/places?text=aus")).toBe("public, max-age=300")
    expect(await kept("/api/suggestions?text=aus")).toBe("no-store")
    expect(await kept(`/api/places?text=${"a".repeat(101)}`)).toBe("no-store")
  })
})

describe("the first who types after a start", () => {
  it("is suggested businesses", async () => {
    const app = await startApp()
    await app.run(seedProvider({ businessName: "Prairie Drain & Sewer" }))
    const { body } = await app.client().get<ReadonlyArray<Suggestion>>("/api/suggestions?text=prairie")
    expect(body).toMatchObject([{ kind: "business", text: "Prairie Drain & Sewer" }])
    await app.stop()
  })
})

describe("what may be kept", () => {
  it("is not, where a session was extended on the way", async () => {
    const store = MemoryAdapters()
    const before = await startApp({ store })
    const { client } = await aSignedInHomeowner(before)
    const app = await startApp({ store, sessionSecrets: ["a newer secret", testSecret] })
    const sameBrowser = app.client()
    for (const [name, value] of client.cookies) sameBrowser.cookies.set(name, value)

    const { headers } = await sameBrowser.get("/api/places?text=aus")
    expect(headers.get("set-cookie")).toContain("session")
    expect(headers.get("cache-control")).toBe("no-store")
    await Promise.all([before.stop(), app.stop()])
  })
})

describe("a marketplace that cannot be read", () => {
  it("leaves suggestions of tasks and trades, and says so in the log", async () => {
    const broken = Layer.succeed(BusinessViews, { after: () => Effect.die(new Error("away")) })
    const app = await startApp({ change: (ports) => Layer.merge(ports, broken) })
    const ask = () => app.client().get<ReadonlyArray<Suggestion>>("/api/suggestions?text=drain")
    await ask()
    await vi.waitFor(() => expect(app.logLines.join()).toContain("Businesses were not read"))
    expect((await ask()).body[0]).toMatchObject({ kind: "task" })
    await app.stop()
  })
})
