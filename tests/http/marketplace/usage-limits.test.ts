import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aProfileRequest, aProject, aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"
import { seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { change, hour, minute, noon, read, refusal, statusesOf, wrote } from "./limited.ts"
import { isReplay, sendings, sendWith } from "./sendings.ts"

describe.each(storesUnderTest())("What one person does too often on %s", (name) => {
  const app = atAppOn(name, { change })
  let owner: Client
  let ids: ReadonlyArray<string>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon })
    owner = (await aSignedInHomeowner(app)).client
    ids = [(await app.run(seedProvider())).id, (await app.run(seedProvider())).id]
  })
  afterEach(() => void vi.useRealTimers())

  const anotherId = async () => (await app.run(seedProvider())).id

  it("is writing messages: in ten minutes, and on one day", async () => {
    const { client, path } = await sendings["a message"](app)
    const write = () => client.post<Problem>(path, { content: "Could you come on Tuesday?" })
    const tooLong = "x".repeat(5_001)
    expect(await statusesOf(Array.from({ length: 8 }, write))).toEqual([201, 201, 201, ...Array(5).fill(429)])
    vi.setSystemTime(noon + 30_000)
    expect(await read(write())).toMatchObject(refusal(570, wrote("in 10 minutes")))
    expect((await client.post(path, { content: tooLong })).status).toBe(422)
    expect((await client.get<ReadonlyArray<unknown>>(path)).body).toHaveLength(3)

    vi.setSystemTime(noon + 10 * minute)
    expect(await statusesOf([write(), write()])).toEqual([201, 201])
    expect(await read(write())).toMatchObject(refusal(42_600, wrote("in 12 hours")))
    vi.setSystemTime(noon + 12 * hour)
    expect((await write()).status).toBe(201)
  })

  it("is asking different professionals, however they are asked; those asked before may be asked again", async () => {
    const ask = (id: string) => owner.post<Problem>("/api/quotes", aQuoteRequest(id))
    const start = (providerId: string) => owner.post<Problem>("/api/conversations", { providerId })
    const [first = "", second = ""] = ids
    const third = await anotherId()
    expect((await ask(first)).status).toBe(201)
    expect((await start(second)).status).toBe(201)
    const detail = "You have asked 2 professionals today. Wait for their answers, or post a project."
    const post = (providerId: string) => owner.post<Problem>("/api/projects", aProjectRequest({ providerId }))
    for (const again of [ask, start, post])
      expect(await read(again(third))).toMatchObject(refusal(43_200, detail))
    expect((await start(first)).status).toBe(200)
    expect(await statusesOf([ask(second), post(first), post("")])).toEqual([201, 201, 201])
    expect((await owner.get<ReadonlyArray<unknown>>("/api/conversations")).body).toHaveLength(2)
    expect((await ask("nobody")).status).toBe(422)
    vi.setSystemTime(noon + 12 * hour)
    expect((await ask(third)).status).toBe(201)
  })

  it("is asking for quotes", async () => {
    const request = aQuoteRequest(ids[0] ?? "")
    const ask = () => owner.post<Problem>("/api/quotes", request)
    expect(await statusesOf(Array.from({ length: 6 }, ask))).toEqual([201, 201, 201, 201, 429, 429])
    const detail = "You have asked for 4 quotes today. Wait for the answers, or ask again tomorrow."
    expect(await read(ask())).toMatchObject(refusal(43_200, detail))
  })

  it("is posting projects, and having them open at once", async () => {
    const post = () => owner.post<Problem & { id: string }>("/api/projects", aProjectRequest())
    const posted = await Promise.all(Array.from({ length: 5 }, post))
    expect(await statusesOf(posted.map((answer) => Promise.resolve(answer)))).toEqual([
      201, 201, 201, 409, 409
    ])
    const id = posted.find(({ status }) => status === 201)?.body.id
    expect(posted.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "TooManyOpenProjects",
      detail: "You have 3 open projects. Withdraw one, or accept an offer, before you post another."
    })
    expect((await owner.post(`/api/projects/${id}/withdraw`)).status).toBe(200)
    expect((await post()).status).toBe(201)
    expect((await owner.post(`/api/projects/${id}/publish`)).status).toBe(409)
    await owner.post(`/api/projects/${id}/publish`)
    const pending = await owner.get<ReadonlyArray<{ id: string; status: string }>>("/api/projects")
    for (const project of pending.body.filter(({ status }) => status === "pending"))
      await owner.post(`/api/projects/${project.id}/withdraw`)
    expect(await statusesOf([post(), post()])).toEqual([201, 201])
    const detail = "You have posted 6 projects today. Please post the next one tomorrow."
    const copy = () => owner.post<Problem>(`/api/projects/${id}/copy`)
    for (const again of [post, copy]) expect(await read(again())).toMatchObject(refusal(43_200, detail))
  })

  it("is posting projects, of which too many are open first of all", async () => {
    const post = () => owner.post<Problem & { id: string }>("/api/projects", aProjectRequest())
    const [first, ...others] = [await post(), await post(), await post()]
    const copy = () => owner.post<Problem & { id: string }>(`/api/projects/${first?.body.id}/copy`)
    const copies = [await copy(), await copy(), await copy()]
    expect([first, ...others, ...copies].map((answer) => answer?.status)).toEqual(Array(6).fill(201))
    expect((await post()).body.code).toBe("TooManyOpenProjects")
    await owner.post(`/api/projects/${first?.body.id}/withdraw`)
    expect((await post()).body.code).toBe("LimitReached")
  })

  it("is publishing projects, of which too many are open first of all", async () => {
    const post = () => owner.post<{ id: string }>("/api/projects", aProjectRequest())
    const { id } = (await post()).body
    const draft = (await owner.post<{ id: string }>(`/api/projects/${id}/copy`)).body
    await Promise.all([post(), post()])
    const edit = () => owner.put(`/api/projects/${id}`, aProjectRequest())
    expect(await statusesOf(Array.from({ length: 5 }, edit))).toEqual(Array(5).fill(200))
    const publish = () => owner.post<Problem>(`/api/projects/${draft.id}/publish`)
    expect((await publish()).body.code).toBe("TooManyOpenProjects")
    await owner.post(`/api/projects/${id}/withdraw`)
    expect((await publish()).body.code).toBe("LimitReached")
  })

  it("is changing projects, which tells all whom they concern", async () => {
    const { id } = (await owner.post<{ id: string }>("/api/projects", aProjectRequest())).body
    const edit = () => owner.put<Problem>(`/api/projects/${id}`, aProjectRequest())
    expect(await statusesOf([edit(), edit(), edit()])).toEqual([200, 200, 200])
    await owner.post(`/api/projects/${id}/withdraw`)
    expect((await owner.post(`/api/projects/${id}/publish`)).status).toBe(200)
    const more = () => owner.post<Problem>(`/api/projects/${id}/more-offers`)
    expect((await more()).status).toBe(200)
    const detail = "You have changed projects 5 times today. Please change the next one tomorrow."
    for (const again of [edit, more]) expect(await read(again())).toMatchObject(refusal(43_200, detail))
    expect((await owner.post(`/api/projects/${id}/withdraw`)).status).toBe(200)
    expect((await owner.post(`/api/projects/${id}/publish`)).status).toBe(429)
  })

  it("is sending offers on projects", async () => {
    const homeowner = await aSignedInHomeowner(app)
    const projects = Array.from({ length: 4 }, () => aProject({ homeownerId: homeowner.account.id }))
    await app.run(seedMarketplace({ projects }))
    const { client } = await aSignedInProvider(app)
    const bid = ({ id }: { readonly id: string }) =>
      client.post<Problem>(`/api/projects/${id}/quotes`, {
        price: 4_800,
        message: "With tiles",
        timeline: "2 weeks"
      })
    expect(await statusesOf(projects.map(bid))).toEqual([201, 201, 429, 429])
    const again = await Promise.all(projects.map((project) => read(bid(project))))
    // Providers who have an offer on the project already are told so, and may revise it.
    expect(again.map(({ body }) => body.code).toSorted()).toEqual([
      "AlreadyQuoted",
      "AlreadyQuoted",
      "LimitReached",
      "LimitReached"
    ])
    const refused = again.find(({ status }) => status === 429)
    expect(refused).toMatchObject(
      refusal(43_200, "You have sent 2 offers today. Please send the next one tomorrow.")
    )
  })

  it("is reporting things; what waits already is told as such", async () => {
    const text = "They asked me to pay outside of the site."
    const report = (aboutId: string) =>
      owner.post<Problem>("/api/cases", { about: "provider", aboutId, reason: "other", text })
    for (const id of ids) expect((await report(id)).status).toBe(201)
    for (const id of ids) expect((await report(id)).body.code).toBe("AlreadyReported")
    const detail = "You have reported 2 things today. Please report the next one tomorrow."
    expect(await read(report(await anotherId()))).toMatchObject(refusal(43_200, detail))
    expect((await owner.get<ReadonlyArray<unknown>>("/api/me/cases")).body).toHaveLength(2)
  })

  it("is moving to another ZIP code; other changes are free", async () => {
    const { client } = await aSignedInProvider(app)
    const save = (overrides: object) => client.put<Problem>("/api/me/provider", aProfileRequest(overrides))
    const statuses = []
    for (const zipCode of ["78704", "78701", "78701", "78702"])
      statuses.push((await save({ zipCode })).status)
    expect(statuses).toEqual([200, 200, 200, 200])
    const detail = "You have changed your ZIP code 2 times today. Please try again tomorrow."
    expect(await read(save({ zipCode: "78704" }))).toMatchObject(refusal(43_200, detail))
    expect((await save({ zipCode: "78702", businessName: "Reyes & Sons" })).status).toBe(200)
    expect((await save({ zipCode: "00000" })).status).toBe(422)
  })

  it("counts once what is sent again under its key, and a refusal leaves the key free", async () => {
    const sending = await sendings["a bid"](app)
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendWith(key, sending)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(answers.filter(isReplay)).toHaveLength(5)

    const message = await sendings["a message"](app)
    for (let turn = 0; turn < 3; turn++) await message.client.post(message.path, message.body)
    expect((await sendWith(key, message)).status).toBe(429)
    vi.setSystemTime(noon + 10 * minute)
    const later = await sendWith(key, message)
    expect({ status: later.status, again: isReplay(later) }).toEqual({ status: 201, again: false })
  })
})
