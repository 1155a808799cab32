import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"

import type { ShownInvitation } from "#domain/project/invitation.ts"
import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { Problem } from "#ports/http/problem.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aConversation, aProjectRequest } from "#tests/support/builders.ts"
import { seedMarketplace, seedProvider } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { noon } from "./limited.ts"

const app = atApp()
afterEach(() => void vi.useRealTimers())

const tacoma = { latitude: 47.25, longitude: -122.44 }
const bid = { price: 900, message: "With tiles", timeline: "Two weeks" }

const somePlumbers = async (count: number) => {
  const ids: Array<string> = []
  while (ids.length < count) ids.push((await app.run(seedProvider())).id)
  return ids
}

const aPosted = async (overrides: object = {}) => {
  const { account, client } = await aSignedInHomeowner(app, { firstName: "Olivia", lastName: "Park" })
  const { id } = (await client.post<Project>("/api/projects", aProjectRequest(overrides))).body
  const path = `/api/projects/${id}`
  const invite = (providerIds: ReadonlyArray<string>) =>
    client.post<ReadonlyArray<ShownInvitation> & Problem>(`${path}/invitations`, { providerIds })
  return { account, client, id, path, invite }
}

const toldOf = async (client: Client) =>
  (await client.get<ReadonlyArray<{ kind: string; text: string; href: string }>>("/api/me/notifications"))
    .body

const tooMany = (left: string) => ({
  status: 409,
  body: { code: "TooManyInvitations", detail: `A project takes 10 invitations; you have ${left} left.` }
})

describe("Inviting professionals", () => {
  it("opens the project to them, wherever they are, and tells them once", async () => {
    const far = await aSignedInProvider(app, tacoma)
    const { client, id, invite, path } = await aPosted()
    expect((await far.client.get(path)).status).toBe(404)
    const first = await invite([far.profile.id, far.profile.id])
    expect(first).toMatchObject({ status: 201, body: [{ providerId: far.profile.id }] })
    expect(await invite([far.profile.id])).toMatchObject({ status: 200, body: first.body })
    const { businessName: providerName } = far.profile
    const [invited] = first.body
    expect((await client.get(`${path}/invitations`)).body).toEqual([{ ...invited, providerName }])
    expect(await toldOf(far.client)).toMatchObject([
      { kind: "invited", text: "Olivia invites you to bid: New bathroom", href: `/projects/${id}` }
    ])
    const seen = await far.client.get<Project>(path)
    expect(seen).toMatchObject({
      status: 200,
      body: { canQuote: true, isInvited: true, distanceBand: "over 50", offers: 0, maxOffers: 4 }
    })
    const tabs = async (show: string) =>
      (await far.client.get<ReadonlyArray<Project>>(`/api/projects?show=${show}`)).body.map((p) => p.id)
    expect([await tabs("near"), await tabs("invited"), await tabs("offers")]).toEqual([[], [id], []])
    expect((await far.client.post(`${path}/quotes`, bid)).status).toBe(201)
    expect(await tabs("offers")).toEqual([id])
  })

  it("leaves alone who has an offer on the project", async () => {
    const bidder = await aSignedInProvider(app)
    const { client, invite, path } = await aPosted()
    expect((await bidder.client.post(`${path}/quotes`, bid)).status).toBe(201)
    expect(await invite([bidder.profile.id])).toMatchObject({ status: 200, body: [] })
    expect((await client.get(`${path}/invitations`)).body).toEqual([])
    expect((await toldOf(bidder.client)).filter(({ kind }) => kind === "invited")).toEqual([])
  })

  it.each(["given to another", "deleted"])(
    "is taken back where the project is %s before they have read of it",
    async (how) => {
      const [invited, other] = [await aSignedInProvider(app), await aSignedInProvider(app)]
      const { client, id, invite, path } = await aPosted()
      const { body: quote } = await other.client.post<Quote>(`${path}/quotes`, bid)
      await invite([invited.profile.id])
      const unread = async () => {
        const told = await invited.client.get<ReadonlyArray<{ kind: string }>>("/api/me/notifications")
        const emails = await app.run(Effect.flatMap(EmailRepository, ({ waiting }) => waiting(1_000)))
        const ofThis = emails.filter(({ kind, thingId }) => kind === "invited" && thingId === id)
        return { kinds: told.body.map(({ kind }) => kind), emails: ofThis.length }
      }
      if (how === "deleted") await client.post(`${path}/withdraw`)
      expect(await unread()).toEqual({ kinds: ["invited"], emails: 1 })
      if (how === "deleted") await client.post(`${path}/delete`)
      else await client.post(`/api/quotes/${quote.id}/accept`, { price: bid.price })
      expect((await invited.client.get(path)).status).toBe(404)
      expect(await unread()).toEqual({ kinds: [], emails: 0 })
    }
  )

  it("takes ten in all, five at once, and of what is too much none", async () => {
    const { client, invite, path } = await aPosted()
    const ids = await somePlumbers(12)
    expect((await invite(ids.slice(0, 6))).status).toBe(422)
    expect((await invite(ids.slice(0, 5))).status).toBe(201)
    expect((await invite(ids.slice(5, 6))).status).toBe(201)
    expect(await invite(ids.slice(6, 11))).toMatchObject(tooMany("4"))
    expect((await invite(ids.slice(6, 9))).status).toBe(201)
    expect(await invite(ids.slice(9, 11))).toMatchObject(tooMany("1"))
    expect((await invite(ids.slice(8, 10))).status).toBe(201)
    expect(await invite(ids.slice(9, 11))).toMatchObject(tooMany("none"))
    expect((await invite(ids.slice(0, 5))).status).toBe(200)
    expect((await client.get(`${path}/invitations`)).body).toHaveLength(10)
  })

  it("never takes more than ten, however many are sent at once", async () => {
    const { client, invite, path } = await aPosted()
    const ids = await somePlumbers(15)
    const answers = await Promise.all([0, 5, 10].map((from) => invite(ids.slice(from, from + 5))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    expect((await client.get(`${path}/invitations`)).body).toHaveLength(10)
  })

  it("is for those who are listed for such work, and for open projects alone", async () => {
    const { invite, client, path } = await aPosted()
    const roofer = await app.run(seedProvider({ specialties: ["Roofing"] }))
    const unlisted = await app.run(seedProvider({ listed: false }))
    const [plumber] = await somePlumbers(1)
    const fault = { field: "providerIds", message: "Please choose professionals who are listed for Plumbing" }
    for (const id of [roofer.id, unlisted.id, crypto.randomUUID()]) {
      expect((await invite([plumber ?? "", id])).status).toBe(422)
    }
    expect(await invite([roofer.id])).toMatchObject({ status: 422, body: { errors: [fault] } })
    for (const ids of [[], ["all"], [plumber ?? "", "all"]])
      expect(await invite(ids)).toMatchObject({
        status: 422,
        body: { errors: [{ field: "providerIds", message: "Please choose 1 to 5 professionals" }] }
      })
    expect((await client.get(`${path}/invitations`)).body).toEqual([])
    await client.post(`${path}/withdraw`)
    expect(await invite([plumber ?? ""])).toMatchObject({
      status: 409,
      body: {
        detail: "This project is draft; to invite professionals to it, it must be pending."
      }
    })
    const alone = await aPosted({ providerId: plumber })
    expect(await alone.invite(await somePlumbers(1))).toMatchObject({
      status: 409,
      body: { code: "ForOneAlone", detail: "This project is for one professional alone." }
    })
  })

  it("is not for those with whom the conversation is closed, who are named and do not see the project either", async () => {
    const { account, id, invite, path } = await aPosted()
    const plumber = await aSignedInProvider(app)
    const parties = { homeownerId: account.id, providerId: plumber.profile.id }
    const closed = { blockedBy: account.id, blockedAt: "2026-03-02T10:00:00.000Z" }
    expect((await plumber.client.get(path)).status).toBe(200)
    await app.run(seedMarketplace({ conversations: [aConversation({ ...parties, ...closed })] }))
    const [other = ""] = await somePlumbers(1)
    expect(await invite([other, plumber.profile.id])).toMatchObject({
      status: 409,
      body: {
        code: "ConversationClosed",
        detail: `You cannot invite ${plumber.profile.businessName}: the conversation is closed.`
      }
    })
    expect((await plumber.client.get(path)).status).toBe(404)
    expect((await plumber.client.post(`${path}/quotes`, bid)).status).toBe(404)
    const listed = (await plumber.client.get<ReadonlyArray<Project>>("/api/projects")).body
    expect(listed.some((project) => project.id === id)).toBe(false)
  })

  it("counts to the different providers that one asks in a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon })
    const { client } = await aPosted()
    const paths = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { id } = (await client.post<Project>("/api/projects", aProjectRequest())).body
        return `/api/projects/${id}/invitations`
      })
    )
    const ids = await somePlumbers(45)
    const statuses: Array<number> = []
    for (let from = 0; from < ids.length; from += 5) {
      const path = paths[Math.floor(from / 10)] ?? ""
      statuses.push((await client.post(path, { providerIds: ids.slice(from, from + 5) })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429])
  })
})
