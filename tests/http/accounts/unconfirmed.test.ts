import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { beforeEach, describe, expect, it } from "vitest"

import { memoryMailer } from "#adapters/memory/mailer.ts"
import type { Problem } from "#ports/http/problem.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { statusesOf } from "../marketplace/limited.ts"
import { aSignedInHomeowner } from "./people.ts"

type Change = NonNullable<NonNullable<Parameters<typeof atApp>[0]>["change"]>

const reachingPeople: Change = (ports) => Layer.merge(ports, memoryMailer({ reachesPeople: true }).layer)

interface Posted {
  readonly id: string
}

const confirmFirst = {
  status: 403,
  body: { code: "ConfirmEmail", detail: "Please confirm your email address first." }
}

const aHomeowner = async (app: RunningApp) => {
  const { account, client } = await aSignedInHomeowner(app)
  const ask = async () =>
    client.post<Problem>("/api/quotes", aQuoteRequest((await app.run(seedProvider())).id))
  const post = () => client.post<Posted>("/api/projects", aProjectRequest())
  const confirm = () =>
    app.run(
      Effect.flatMap(ContactRepository, (contacts) =>
        contacts.confirm(account.id, account.email, "2026-03-02T10:00:00.000Z")
      )
    )
  return { client, ask, post, confirm }
}

const times = <A>(count: number, act: () => Promise<A>) => Array.from({ length: count }, act)

describe.each(storesUnderTest())("Who has not confirmed an address, on %s", (name) => {
  const app = atAppOn(name, { change: reachingPeople })
  const somePlumbers = (count: number) =>
    app.run(Effect.all(Array.from({ length: count }, () => Effect.map(seedProvider(), ({ id }) => id))))
  let homeowner: Awaited<ReturnType<typeof aHomeowner>>
  beforeEach(async () => {
    homeowner = await aHomeowner(app)
  })

  it("asks five professionals in all, however fast, and as many as others once it is confirmed", async () => {
    const { ask, confirm } = homeowner
    expect(await statusesOf(times(8, ask))).toEqual([201, 201, 201, 201, 201, 403, 403, 403])
    expect(await ask()).toMatchObject(confirmFirst)
    await confirm()
    expect((await ask()).status).toBe(201)
  })

  it("has one project of theirs open to others, as often as it is taken back", async () => {
    const { client, confirm, post } = homeowner
    const { body: first } = await post()
    expect(await post()).toMatchObject(confirmFirst)
    const step = (id: string, what: string) => client.post<Posted>(`/api/projects/${id}/${what}`)
    expect((await step(first.id, "withdraw")).status).toBe(200)
    expect((await step(first.id, "publish")).status).toBe(200)
    // A copy is a draft, which nobody sees; publishing it counts as another project.
    const { body: copy } = await step(first.id, "copy")
    expect(await step(copy.id, "publish")).toMatchObject(confirmFirst)
    await confirm()
    expect((await step(copy.id, "publish")).status).toBe(200)
  })

  it("turns that project to five further professionals in all, the same one once, also as a draft", async () => {
    const { ask, client, confirm } = homeowner
    const [first, sixth, ...five] = await somePlumbers(7)
    const { body } = await client.post<Posted>("/api/projects", aProjectRequest({ providerId: first }))
    const path = `/api/projects/${body.id}`
    const turnTo = (providerId = "all") => client.put<Posted>(path, aProjectRequest({ providerId }))
    for (const plumber of five) expect((await turnTo(plumber)).status).toBe(200)
    for (const known of [...five.slice(0, 2), "all", five[0]]) expect((await turnTo(known)).status).toBe(200)
    expect(await turnTo(sixth)).toMatchObject(confirmFirst)
    await client.post(`${path}/withdraw`)
    expect(await turnTo(sixth)).toMatchObject(confirmFirst)
    expect((await client.post(`${path}/publish`)).body).toMatchObject({ providerId: five[0] })
    expect(await ask()).toMatchObject(confirmFirst)
    await confirm()
    expect((await turnTo(sixth)).status).toBe(200)
  })

  it("invites as many as it may ask, and of what is too much none", async () => {
    const { ask, client, confirm, post } = homeowner
    const path = `/api/projects/${(await post()).body.id}/invitations`
    const invite = (providerIds: ReadonlyArray<string>) => client.post<Problem>(path, { providerIds })
    const plumbers = await somePlumbers(6)
    expect((await ask()).status).toBe(201)
    expect((await invite(plumbers.slice(0, 3))).status).toBe(201)
    expect((await invite(plumbers.slice(0, 3))).status).toBe(200)
    expect(await invite(plumbers.slice(3, 5))).toMatchObject(confirmFirst)
    expect((await client.get(path)).body).toHaveLength(3)
    expect((await invite(plumbers.slice(2, 4))).status).toBe(201)
    expect(await ask()).toMatchObject(confirmFirst)
    await confirm()
    expect((await invite(plumbers.slice(4))).status).toBe(201)
  })

  it("writes twenty messages, and loses nothing of the one that is refused", async () => {
    const { client, confirm } = homeowner
    const { id: providerId } = await app.run(seedProvider())
    const { body } = await client.post<{ id: string }>("/api/conversations", { providerId })
    const path = `/api/conversations/${body.id}/messages`
    const write = () => client.post<Problem>(path, { content: "Could you come on Tuesday?" })
    const sent = await statusesOf(times(22, write))
    expect(sent.filter((status) => status === 201)).toHaveLength(20)
    expect(await write()).toMatchObject(confirmFirst)
    await confirm()
    expect((await write()).status).toBe(201)
  })
})

describe("Where email goes into files, or nowhere", () => {
  const app = atApp()
  it("nobody has to confirm an address", async () => {
    const { ask, post } = await aHomeowner(app)
    expect(await statusesOf(times(6, ask))).toEqual(Array(6).fill(201))
    expect(await statusesOf(times(2, post))).toEqual([201, 201])
  })
})
