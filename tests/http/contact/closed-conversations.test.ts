import { describe, expect, it } from "vitest"

import type { Conversation, Message } from "#domain/messaging/conversation.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

interface Identified {
  readonly id: string
}

const anOffer = { price: 900, message: "Tuesday works for us.", timeline: "One day" }
const closed = { status: 409, body: { code: "ConversationClosed", detail: "This conversation is closed." } }

/** A conversation's state for a person: its flags, in which of the two lists it is, and what the counts include. */
const standing = async (client: Client, id: string) => {
  const { body } = await client.get<Conversation>(`/api/conversations/${id}`)
  const list = async (query: string) =>
    (await client.get<ReadonlyArray<Conversation>>(`/api/conversations${query}`)).body.length
  const counts = await client.get<{ conversations: number; unread: number }>("/api/me/counts")
  return {
    is: [
      ...(body.isArchived === true ? ["archived"] : []),
      ...(body.isBlocked === true ? ["blocked"] : []),
      ...(body.canUnblock === true ? ["mine"] : [])
    ].join(" "),
    among: [await list(""), await list("?archived=false"), counts.body.conversations],
    away: await list("?archived=true"),
    unread: counts.body.unread
  }
}

/** The expected `standing` of a conversation without unread messages. */
const stands = (is: string) =>
  is === "" ? { is, among: [1, 1, 1], away: 0, unread: 0 } : { is, among: [0, 0, 0], away: 1, unread: 0 }

const post = async (client: Client, path: string, body: object) =>
  (await client.post<Identified>(path, body)).body.id

const steps = ["archive", "unarchive", "block", "unblock"] as const
type Step = (typeof steps)[number]

describe.each(storesUnderTest())("A conversation as a whole on %s", (store) => {
  const app = atAppOn(store)

  const aTalk = async () => {
    const { client: homeowner } = await aSignedInHomeowner(app)
    const { client: provider, profile } = await aSignedInProvider(app)
    const { id: providerId } = profile
    const { id } = (await homeowner.post<Conversation>("/api/conversations", { providerId })).body
    const path = `/api/conversations/${id}`
    const take = (client: Client, step: Step) => client.post<Conversation & Problem>(`${path}/${step}`)
    const say = (client: Client, content = "Hello") =>
      client.post<Message & Problem>(`${path}/messages`, { content })
    return { homeowner, provider, providerId, id, path, take, say }
  }

  it.each(["homeowner", "provider"] as const)("is put away and closed by the %s", async (who) => {
    const { id, take, ...talk } = await aTalk()
    const [own, other] =
      who === "homeowner" ? [talk.homeowner, talk.provider] : [talk.provider, talk.homeowner]
    /** Each step with its status, and the flags that both people see afterwards. */
    const rows: ReadonlyArray<readonly [Client, Step, number, string, string]> = [
      [own, "unarchive", 200, "", ""],
      [own, "archive", 200, "archived", ""],
      [other, "archive", 200, "archived", "archived"],
      [other, "unarchive", 200, "archived", ""],
      [own, "unarchive", 200, "", ""],
      [own, "unblock", 200, "", ""],
      [own, "block", 200, "blocked mine", "blocked"],
      [other, "unblock", 403, "blocked mine", "blocked"],
      [other, "block", 200, "blocked mine", "blocked"],
      [other, "unblock", 403, "blocked mine", "blocked"],
      [own, "archive", 200, "archived blocked mine", "blocked"],
      [own, "unblock", 200, "archived", ""],
      [own, "unarchive", 200, "", ""],
      [other, "block", 200, "blocked", "blocked mine"],
      [other, "unblock", 200, "", ""]
    ]
    for (const [client, step, status, forOwn, forOther] of rows) {
      for (const round of [1, 2]) {
        const answer = await take(client, step)
        const refusal =
          status === 403 ? "Only who has closed this conversation can open it again." : undefined
        expect([step, round, answer.status, answer.body.detail]).toEqual([step, round, status, refusal])
        expect([step, round, await standing(own, id)]).toEqual([step, round, stands(forOwn)])
        expect([step, round, await standing(other, id)]).toEqual([step, round, stands(forOther)])
      }
    }
  })

  it("does not exist to others, whatever they do with it", async () => {
    const { id, path } = await aTalk()
    const strangers = [(await aSignedInHomeowner(app)).client, (await aSignedInProvider(app)).client]
    for (const client of strangers) {
      for (const step of steps) expect((await client.post(`${path}/${step}`)).status).toBe(404)
    }
    for (const step of steps) expect((await app.client().post(`${path}/${step}`)).status).toBe(401)
    expect((await strangers[0]?.post(`/api/conversations/${id.slice(1)}/block`))?.status).toBe(404)
  })

  it("comes back to both with a message", async () => {
    const { homeowner, id, provider, say, take } = await aTalk()
    for (const writer of [homeowner, provider]) {
      for (const client of [homeowner, provider]) await take(client, "archive")
      expect((await say(writer)).status).toBe(201)
      const reader = [homeowner, provider].find((client) => client !== writer)
      if (reader === undefined) throw new Error("There are two")
      expect(await standing(writer, id)).toEqual(stands(""))
      expect(await standing(reader, id)).toEqual({ ...stands(""), unread: 1 })
      await reader.post(`/api/conversations/${id}/read`)
    }
  })

  it.each(["homeowner", "provider"] as const)(
    "closed by the %s lets both read and neither begin anything",
    async (who) => {
      const { homeowner, path, provider, providerId, say, take } = await aTalk()
      const { body: open } = await homeowner.post<Identified>("/api/projects", aProjectRequest())
      const addressed = aProjectRequest({ providerId })
      const { body: named } = await homeowner.post<Identified>("/api/projects", addressed)
      await say(homeowner)
      await take(who === "homeowner" ? homeowner : provider, "block")
      for (const client of [homeowner, provider]) {
        expect((await client.get<ReadonlyArray<Message>>(`${path}/messages`)).body).toHaveLength(1)
        expect((await client.post(`${path}/read`)).status).toBe(200)
        expect(await say(client)).toMatchObject(closed)
        expect((await say(client, " ")).status).toBe(422)
      }
      expect(await homeowner.post("/api/quotes", aQuoteRequest(providerId))).toMatchObject(closed)
      expect(await homeowner.post("/api/projects", addressed)).toMatchObject(closed)
      expect((await homeowner.post("/api/conversations", { providerId })).status).toBe(200)
      const bids = await Promise.all(
        [open, named].map(({ id }) => provider.post<Problem>(`/api/projects/${id}/quotes`, anOffer))
      )
      for (const bid of bids) expect([404, 409]).toContain(bid.status)
      expect(await provider.get("/api/quotes")).toMatchObject({ body: [] })
      await homeowner.post(`/api/projects/${named.id}/withdraw`)
      expect(await homeowner.post(`/api/projects/${named.id}/publish`)).toMatchObject(closed)
    }
  )

  it.each(["homeowner", "provider"] as const)(
    "closed by the %s ends what is pending between the two, and tells the other as ever",
    async (who) => {
      const { homeowner, provider, providerId, take } = await aTalk()
      const project = await post(homeowner, "/api/projects", aProjectRequest())
      const request = await post(homeowner, "/api/quotes", aQuoteRequest(providerId))
      const job = await post(homeowner, "/api/quotes", aQuoteRequest(providerId))
      await post(provider, `/api/quotes/${job}/offer`, anOffer)
      await post(homeowner, `/api/quotes/${job}/accept`, {})
      const bid = await post(provider, `/api/projects/${project}/quotes`, anOffer)
      await take(who === "homeowner" ? homeowner : provider, "block")
      const quotes = (await homeowner.get<ReadonlyArray<Quote>>("/api/quotes")).body
      const states = quotes.map(({ closedBy, closeReason, id, status }) => [
        id,
        status,
        closedBy,
        closeReason
      ])
      expect(states).toEqual([
        [bid, "rejected", who, null],
        [job, "accepted", null, null],
        [request, "cancelled", who, null]
      ])
      const other = who === "homeowner" ? provider : homeowner
      const told = await other.get<ReadonlyArray<{ readonly text: string }>>("/api/me/notifications")
      expect(JSON.stringify(told.body)).not.toMatch(/block|clos/)
      expect(told.body.filter(({ text }) => /declined|cancelled|withdrawn/.test(text))).toHaveLength(2)
      expect(await provider.post(`/api/quotes/${request}/offer`, anOffer)).toMatchObject(closed)
      expect((await homeowner.post(`/api/quotes/${job}/complete`)).status).toBe(200)
      // A rejected provider reads nothing that is written later.
      await homeowner.put(`/api/projects/${project}`, aProjectRequest({ title: "New roof" }))
      expect((await provider.get(`/api/projects/${project}`)).status).toBe(404)
      expect((await provider.get("/api/projects?show=offers")).body).toEqual([])
      expect((await provider.get<Quote>(`/api/quotes/${bid}`)).body.projectTitle).toBeNull()
    }
  )

  it("closed lets who has the job hear what is wrong with another offer on it before that it is closed", async () => {
    const { homeowner, provider, take } = await aTalk()
    const project = await post(homeowner, "/api/projects", aProjectRequest())
    const bid = await post(provider, `/api/projects/${project}/quotes`, anOffer)
    await post(homeowner, `/api/quotes/${bid}/accept`, {})
    await take(homeowner, "block")
    const offered = (offer: object) => provider.post<Problem>(`/api/projects/${project}/quotes`, offer)
    expect(await offered({})).toMatchObject({ status: 422, body: { code: "InvalidInput" } })
    expect(await offered(anOffer)).toMatchObject(closed)
  })

  it("is opened with a professional who is not listed while their offer stands, and found again afterwards", async () => {
    const { client: homeowner } = await aSignedInHomeowner(app)
    const { client: provider, profile } = await aSignedInProvider(app, { listed: false })
    const open = () =>
      homeowner.post<Conversation & Problem>("/api/conversations", { providerId: profile.id })
    const project = await post(homeowner, "/api/projects", aProjectRequest())
    const unlisted = {
      status: 422,
      body: { errors: [{ field: "providerId", message: "This professional is not listed at the moment" }] }
    }
    expect(await open()).toMatchObject(unlisted)
    const bid = await post(provider, `/api/projects/${project}/quotes`, anOffer)
    const stranger = (await aSignedInHomeowner(app)).client
    await stranger.post("/api/projects", aProjectRequest())
    expect(await stranger.post("/api/conversations", { providerId: profile.id })).toMatchObject(unlisted)
    const opened = await open()
    expect(opened.status).toBe(201)
    await homeowner.post(`/api/quotes/${bid}/reject`)
    expect(await open()).toMatchObject({ status: 200, body: { id: opened.body.id } })
  })

  it("cannot be begun about an offer that was turned down by who is not listed", async () => {
    const { client: homeowner } = await aSignedInHomeowner(app)
    const { client: provider, profile } = await aSignedInProvider(app, { listed: false })
    const project = await post(homeowner, "/api/projects", aProjectRequest())
    const bid = await post(provider, `/api/projects/${project}/quotes`, anOffer)
    expect((await homeowner.post(`/api/quotes/${bid}/reject`)).status).toBe(200)
    expect((await homeowner.post("/api/conversations", { providerId: profile.id })).status).toBe(422)
  })

  it("ends each request or refuses it, when both come at once", async () => {
    const { homeowner, providerId, take, provider } = await aTalk()
    const asking = Array.from({ length: 6 }, () => homeowner.post("/api/quotes", aQuoteRequest(providerId)))
    const [blocking, ...asked] = await Promise.all([take(provider, "block"), ...asking])
    expect(blocking.status).toBe(200)
    for (const { status } of asked) expect([201, 409]).toContain(status)
    const { body } = await homeowner.get<ReadonlyArray<Quote>>("/api/quotes")
    expect(body).toHaveLength(asked.filter(({ status }) => status === 201).length)
    expect(body.filter(({ status }) => status !== "cancelled")).toEqual([])
  })
})
