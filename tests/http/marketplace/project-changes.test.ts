import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { Problem } from "#ports/http/problem.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aCategoryId, aProfileRequest, aProject, aProjectRequest, aTold } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { somePhotos } from "../photos/own-photos.ts"

const app = atApp()

const bid = { price: 900, message: "With tiles", timeline: "Two weeks" }

const photosOf = ({ body }: { readonly body: Project }) => body.photos.map(({ id }) => id)

const aPosted = async (overrides: object = {}) => {
  const { account, client } = await aSignedInHomeowner(app)
  const { body } = await client.post<Project>("/api/projects", aProjectRequest(overrides))
  const path = `/api/projects/${body.id}`
  const change = (request: object) => client.put<Project>(path, request)
  return { account, client, path, change, posted: body }
}

/** A person's notifications, newest first, and the number of unread ones. */
const toldTo = async (person: Client) => {
  const { body, headers } = await person.get<ReadonlyArray<{ text: string }>>("/api/me/notifications")
  return { texts: body.map(({ text }) => text), unread: headers.get("x-unread-count") }
}

describe("A project's words", () => {
  it("can be changed while nobody has made an offer: who sees it follows", async () => {
    const [plumber, roofer] = [
      await aSignedInProvider(app),
      await aSignedInProvider(app, { specialties: ["Roofing"] })
    ]
    const { change, path, posted } = await aPosted()
    const request = aProjectRequest({ title: "New roof", categoryId: aCategoryId("Roofing"), budget: 9_000 })
    const changed = await change(request)
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...posted,
        version: posted.version + 1,
        title: "New roof",
        category: "Roofing",
        categoryId: request.categoryId,
        budgetMax: 9_000,
        budget: 9_000
      }
    })
    expect((await plumber.client.get(path)).status).toBe(404)
    expect((await roofer.client.get(path)).status).toBe(200)
  })

  it("stay as those who have made an offer have read them", async () => {
    const plumber = await aSignedInProvider(app)
    const { change, client, path, posted } = await aPosted()
    expect((await plumber.client.post(`${path}/quotes`, bid)).status).toBe(201)
    expect(await change(aProjectRequest({ title: "New roof" }))).toMatchObject({
      status: 409,
      body: { code: "HasOffers" }
    })
    await client.post(`${path}/withdraw`)
    const [photo] = await somePhotos(app, client, 1, { purpose: "project" })
    const request = aProjectRequest({ title: "New roof", photoIds: [photo] })
    expect((await change(request)).body.title).toBe("New roof")
    const fromThen = { projectTitle: null, description: posted.description, photos: [] }
    expect((await plumber.client.get("/api/quotes")).body).toMatchObject([fromThen])
    expect((await plumber.client.get("/api/projects")).body).toEqual([])
    for (const address of [path, `/photos/${photo}/small.webp`])
      expect((await plumber.client.get(address)).status).toBe(404)
    const named = { about: "project", aboutId: posted.id, reason: "other", text: "It is not what it was." }
    expect((await plumber.client.post("/api/cases", named)).status).toBe(404)
    await client.post(`${path}/publish`)
    const again = { projectTitle: "New roof", photos: [{ id: photo }] }
    expect((await plumber.client.get("/api/quotes")).body).toMatchObject([again])
    expect(await plumber.client.get(path)).toMatchObject({ status: 200, body: { canQuote: true } })
  })

  it("are never those of a project that somebody has bid on at the same moment", async () => {
    const plumber = await aSignedInProvider(app)
    const { change, client, path } = await aPosted()
    const [changed, made] = await Promise.all([
      change(aProjectRequest({ description: "Replace the whole roof, and the gutters too." })),
      plumber.client.post<Quote>(`${path}/quotes`, bid)
    ])
    expect(made.status).toBe(201)
    expect([200, 409]).toContain(changed.status)
    expect((await client.get<Project>(path)).body.description).toBe(made.body.description)
  })

  it("are offered on as they were read, or not at all where a bid says what that was", async () => {
    const plumber = await aSignedInProvider(app)
    const { change, client, path, posted } = await aPosted()
    const read = { ...bid, projectVersion: posted.version }
    const { body: now } = await change(aProjectRequest({ title: "Repipe the whole house" }))
    expect(await plumber.client.post<Problem>(`${path}/quotes`, read)).toMatchObject({
      status: 409,
      body: {
        code: "ProjectChanged",
        detail: "The homeowner has changed this project. Please read it again."
      }
    })
    expect((await client.get(path)).body).toMatchObject({ offers: 0 })
    const again = { ...bid, projectVersion: now.version }
    expect((await plumber.client.post(`${path}/quotes`, again)).status).toBe(201)
    const another = await aSignedInProvider(app)
    expect((await another.client.post(`${path}/quotes`, bid)).status).toBe(201)
  })

  it.each(["in_progress", "completed"] as const)("cannot be changed any more: %s", async (status) => {
    const { account, client } = await aSignedInHomeowner(app)
    const project = aProject({ homeownerId: account.id, status })
    await app.run(seedMarketplace({ projects: [project] }))
    for (const send of [
      client.put(`/api/projects/${project.id}`, aProjectRequest()),
      client.post(`/api/projects/${project.id}/more-offers`)
    ]) {
      expect(await send).toMatchObject({ status: 409, body: { code: "StepNotAllowed" } })
    }
  })

  it("bring photos along: the named ones, or those there are", async () => {
    const { change, client } = await aPosted()
    const [first, second] = await somePhotos(app, client, 2, { purpose: "project" })
    expect(photosOf(await change(aProjectRequest({ photoIds: [first, second] })))).toEqual([first, second])
    expect(photosOf(await change(aProjectRequest()))).toEqual([first, second])
    expect(photosOf(await change(aProjectRequest({ photoIds: [second] })))).toEqual([second])
    expect(photosOf(await change(aProjectRequest({ photoIds: [] })))).toEqual([])
    const stranger = await aPosted()
    const [foreign] = await somePhotos(app, stranger.client, 1, { purpose: "project" })
    expect((await change(aProjectRequest({ title: "New roof", photoIds: [foreign] }))).status).toBe(422)
    expect((await change(aProjectRequest())).body.title).not.toBe("New roof")
  })

  it("can turn an open project to one professional, who is told and whom one can write to", async () => {
    const plumber = await aSignedInProvider(app)
    const { change, client } = await aPosted()
    await change(aProjectRequest({ providerId: plumber.profile.id }))
    expect((await client.get("/api/conversations")).body).toMatchObject([{ providerId: plumber.profile.id }])
    expect((await plumber.client.get("/api/me/notifications")).body).toMatchObject([
      { kind: "project-addressed" }
    ])
  })

  it.each(["open", "draft"])(
    "take back what the one was told whom the project was for, and the email: %s",
    async (state) => {
      const [plumber, another] = [await aSignedInProvider(app), await aSignedInProvider(app)]
      const { change, client, path, posted } = await aPosted({ providerId: plumber.profile.id })
      const told = async () => {
        const lists = [plumber, another].map((one) =>
          one.client.get<ReadonlyArray<{ kind: string }>>("/api/me/notifications")
        )
        const kinds = (await Promise.all(lists)).map(({ body }) => body.map(({ kind }) => kind))
        const emails = await app.run(Effect.flatMap(EmailRepository, ({ waiting }) => waiting(1_000)))
        const waiting = emails.filter(({ thingId }) => thingId === posted.id).map(({ userId }) => userId)
        return { kinds, waiting }
      }
      expect(await told()).toEqual({
        kinds: [["project-addressed"], []],
        waiting: [plumber.profile.userId]
      })
      if (state === "draft") await client.post(`${path}/withdraw`)
      const { kinds, waiting } = await told()
      const still = state === "draft" ? 0 : 1
      expect([...kinds.map(({ length }) => length), waiting.length]).toEqual([still, 0, still])
      expect((await change(aProjectRequest({ providerId: another.profile.id }))).status).toBe(200)
      if (state === "draft") await client.post(`${path}/publish`)
      expect(await told()).toEqual({
        kinds: [[], ["project-addressed"]],
        waiting: [another.profile.userId]
      })
      expect((await change(aProjectRequest({ providerId: "all" }))).status).toBe(200)
      expect(await told()).toEqual({ kinds: [[], []], waiting: [] })
    }
  )
})

describe("A project", () => {
  it("takes four offers, then two more and two more up to eight", async () => {
    const { client, path } = await aPosted()
    const bids: Array<number> = []
    const send = async () => {
      const plumber = await aSignedInProvider(app)
      const { body, status } = await plumber.client.post<Problem>(`${path}/quotes`, bid)
      bids.push(status)
      return { body, plumber }
    }
    for (let count = 0; count < 4; count += 1) await send()
    const { body, plumber } = await send()
    expect(bids).toEqual([201, 201, 201, 201, 409])
    expect(body).toMatchObject({
      code: "ProjectIsFull",
      detail: "This project has its 4 offers already."
    })
    expect((await plumber.client.get(path)).body).toMatchObject({ canQuote: false, offers: 4, maxOffers: 4 })
    const more = async () => (await client.post<Project>(`${path}/more-offers`)).body.maxOffers
    expect([await more(), await more(), await more()]).toEqual([6, 8, 8])
    expect((await plumber.client.post(`${path}/quotes`, bid)).status).toBe(201)
  })

  it("takes more offers once, however often one attempt at it is sent", async () => {
    const { client, path } = await aPosted()
    const headers = { "idempotency-key": crypto.randomUUID() }
    const more = async () =>
      (await client.post<Project>(`${path}/more-offers`, undefined, headers)).body.maxOffers
    expect([await more(), await more()]).toEqual([6, 6])
  })

  it("that takes the most there are is not written anew, however often more is asked for", async () => {
    const { client, path, posted } = await aPosted()
    const more = async () => (await client.post<Project>(`${path}/more-offers`)).body.maxOffers
    const versionNow = async () =>
      (await app.run(Effect.flatMap(ProjectRepository, ({ byId }) => byId(posted.id)))).version
    expect([await more(), await more()]).toEqual([6, 8])
    const before = await versionNow()
    expect([await more(), await more()]).toEqual([8, 8])
    expect(await versionNow()).toBe(before)
  })

  it("takes more offers only while it is open to all", async () => {
    const plumber = await aSignedInProvider(app)
    const alone = await aPosted({ providerId: plumber.profile.id })
    expect(await alone.client.post(`${alone.path}/more-offers`)).toMatchObject({
      status: 409,
      body: { code: "ForOneAlone", detail: "This project is for one professional alone." }
    })
    const draft = await aPosted()
    await draft.client.post(`${draft.path}/withdraw`)
    expect(await draft.client.post(`${draft.path}/more-offers`)).toMatchObject({
      status: 409,
      body: { detail: "This project is draft; to take more offers on it, it must be pending." }
    })
  })

  it("for one who is no longer listed is published once it is open to all, and so is its copy", async () => {
    const plumber = await aSignedInProvider(app)
    const { change, client, path } = await aPosted({ providerId: plumber.profile.id })
    const copy = `/api/projects/${(await client.post<Project>(`${path}/copy`)).body.id}`
    await client.post(`${path}/withdraw`)
    await plumber.client.put("/api/me/provider", aProfileRequest({ listed: false }))
    for (const draft of [path, copy]) {
      expect(await client.post(`${draft}/publish`)).toMatchObject({
        status: 409,
        body: {
          code: "AddresseeUnlisted",
          detail: "The professional whom this project is for is no longer listed. Edit it and open it to all."
        }
      })
    }
    expect((await change(aProjectRequest({ providerId: "all" }))).status).toBe(200)
    expect(await client.post(`${path}/publish`)).toMatchObject({ status: 200, body: { status: "pending" } })
  })

  it("never takes more than its four, however many are sent at once", async () => {
    const { client, path } = await aPosted()
    const plumbers = await Promise.all(Array.from({ length: 6 }, () => aSignedInProvider(app)))
    const sent = await Promise.all(plumbers.map((plumber) => plumber.client.post(`${path}/quotes`, bid)))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(4)
    expect((await client.get(path)).body).toMatchObject({ offers: 4 })
  })

  it("is deleted as a draft alone, and leaves its offers to who has quoted on it", async () => {
    const [plumber, other] = [await aSignedInProvider(app), await aSignedInProvider(app)]
    const { client, path, posted } = await aPosted()
    await plumber.client.post(`${path}/quotes`, bid)
    expect(await client.post(`${path}/delete`)).toMatchObject({
      status: 409,
      body: { detail: "This project is pending; to delete it, it must be draft." }
    })
    await client.post(`${path}/withdraw`)
    expect((await other.client.post(`${path}/delete`)).status).toBe(404)
    expect((await plumber.client.post(`${path}/delete`)).status).toBe(404)
    expect(await client.post(`${path}/delete`)).toMatchObject({ status: 200, body: {} })
    for (const answer of [
      await client.get(path),
      await client.put(path, aProjectRequest()),
      await client.post(`${path}/publish`),
      await client.post(`${path}/delete`)
    ]) {
      expect(answer.status).toBe(404)
    }
    expect((await client.get("/api/projects")).body).toEqual([])
    const whatIsLeft = { projectTitle: posted.title, isProjectDeleted: true }
    expect((await client.get("/api/quotes")).body).toMatchObject([whatIsLeft])
    // A page of the list that ends with it still has a next one.
    expect((await client.get(`/api/projects?before=${posted.id}`)).status).toBe(200)
    expect((await plumber.client.get(path)).status).toBe(404)
    const asked = { serviceType: posted.category, description: posted.description, projectTitle: null }
    expect((await plumber.client.get("/api/quotes")).body).toMatchObject([asked])
  })

  it("has nothing new for its homeowner once it is deleted", async () => {
    const { account, client, path, posted } = await aPosted()
    await client.post(`${path}/withdraw`)
    const to = { userId: account.id }
    const { id: thingId, title } = posted
    const facts = { title }
    const told = aTold({ to, kind: "project-closed", thing: "project", thingId, facts })
    await app.run(Effect.flatMap(NotificationRepository, ({ tell }) => tell([told])))
    expect((await toldTo(client)).unread).toBe("1")
    expect((await client.post(`${path}/delete`)).status).toBe(200)
    expect((await toldTo(client)).unread).toBe("0")
  })

  it("that is withdrawn is told to all whose offers end with it; its homeowner has read of these", async () => {
    const { client, path } = await aPosted()
    const bidders = [await aSignedInProvider(app), await aSignedInProvider(app)]
    for (const { client: bidder } of bidders) await bidder.post(`${path}/quotes`, bid)
    const before = await toldTo(client)
    expect(before.unread).toBe("2")
    expect((await client.post(`${path}/withdraw`)).status).toBe(200)
    for (const { client: bidder } of bidders)
      expect(await toldTo(bidder)).toEqual({
        texts: ["Olivia no longer needs your offer: New bathroom"],
        unread: "1"
      })
    expect(await toldTo(client)).toEqual({ texts: before.texts, unread: "0" })
  })

  it("is copied as a draft of the same words, which nobody else sees until it is published", async () => {
    const plumber = await aSignedInProvider(app)
    const { client, path, posted } = await aPosted({ providerId: plumber.profile.id })
    const copy = (await client.post<Project>(`${path}/copy`)).body
    const { createdAt: _, id, ...words } = copy
    expect(words).toEqual({
      ...words,
      title: posted.title,
      description: posted.description,
      location: posted.location,
      providerId: plumber.profile.id,
      status: "draft",
      publishedAt: null,
      closesAt: null,
      photos: []
    })
    expect((await plumber.client.get(`/api/projects/${id}`)).status).toBe(404)
    const published = await client.post<Project>(`/api/projects/${id}/publish`)
    expect(published.body).toMatchObject({ status: "pending", closesAt: expect.any(String) })
    expect((await plumber.client.get(`/api/projects/${id}`)).status).toBe(200)
    expect((await client.post<Project>(`/api/projects/${id}/withdraw`)).body.closesAt).toBeNull()
  })
})
