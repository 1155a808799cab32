import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { openStream } from "#tests/support/app/event-stream.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aCategoryId, aProfileRequest, aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"

import { aSignedInProvider } from "../accounts/people.ts"
import { aTownThatListens } from "./listening-town.ts"

const anOffer = { price: 900, message: "Tuesday works for us.", timeline: "One day" }

const aReviewRequest = {
  rating: 5,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong."
}

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

describe("What people hear of", () => {
  let app: RunningApp
  beforeEach(async () => {
    app = await startApp()
  })
  afterEach(() => app.stop())

  it("a conversation, its messages and that they were read: its two people, and only when there is news", async () => {
    const { heard, marcus, olivia, post, talking } = await aTownThatListens(app)
    const id = await talking()
    expect(await heard()).toEqual({ olivia: [`conversation ${id}`], marcus: [`conversation ${id}`] })
    await talking()
    expect(await heard()).toEqual({})

    const message = await post(olivia, `/api/conversations/${id}/messages`, { content: "Good morning" })
    expect(await heard()).toEqual({ olivia: [`message ${message}`], marcus: [`message ${message}`] })

    await post(olivia, `/api/conversations/${id}/read`)
    expect(await heard()).toEqual({})
    await post(marcus, `/api/conversations/${id}/read`)
    expect(await heard()).toEqual({ olivia: [`read ${id}`], marcus: [`read ${id}`] })
  })

  it("a quote at each of its steps, and the conversation that it opens: its two parties", async () => {
    const { asked, heard, marcus, olivia, post } = await aTownThatListens(app)
    const id = await asked()
    const [quote, conversation] = [`quote ${id}`, expect.stringMatching(/^conversation /)]
    expect(await heard()).toEqual({ olivia: [conversation, quote], marcus: [conversation, quote] })
    for (const [who, step, body] of [
      [marcus, "offer", anOffer],
      [olivia, "accept", {}],
      [olivia, "complete", {}]
    ] as const) {
      await post(who, `/api/quotes/${id}/${step}`, body)
      expect(await heard()).toEqual({ olivia: [quote], marcus: [quote] })
    }
    const review = `review ${await post(olivia, `/api/quotes/${id}/review`, aReviewRequest)}`
    expect(await heard()).toEqual({ olivia: [review], marcus: [review] })
    await post(marcus, `/api/reviews/${review.split(" ")[1]}/reply`, { content: "Thank you, Olivia!" })
    expect(await heard()).toEqual({ olivia: [review], marcus: [review] })
  })

  it("a notification: whom something was done to, and who did it where they were told of the thing", async () => {
    const { asked, marcus, olivia, post, posted, rival, talking, told } = await aTownThatListens(app)
    const quote = await asked()
    expect(await told()).toEqual({ marcus: 1 })
    for (const [who, step, body, others] of [
      [marcus, "offer", anOffer, { marcus: 1, olivia: 1 }],
      [marcus, "offer", { ...anOffer, price: 800 }, { olivia: 1 }],
      [olivia, "accept", {}, { marcus: 1, olivia: 1 }],
      [olivia, "complete", {}, { marcus: 1 }]
    ] as const) {
      await post(who, `/api/quotes/${quote}/${step}`, body)
      expect(await told()).toEqual(others)
    }
    const review = await post(olivia, `/api/quotes/${quote}/review`, aReviewRequest)
    expect(await told()).toEqual({ marcus: 1 })
    await post(marcus, `/api/reviews/${review}/reply`, { content: "Thank you, Olivia!" })
    expect(await told()).toEqual({ marcus: 1, olivia: 1 })

    const talk = await talking()
    await post(marcus, `/api/conversations/${talk}/messages`, { content: "Good morning" })
    expect(await told()).toEqual({ olivia: 1 })
    // Reading it sends an event that clears the count in her other windows.
    await post(olivia, `/api/conversations/${talk}/read`)
    expect(await told()).toEqual({ olivia: 1 })

    const project = await posted()
    const [chosen] = [
      await post(marcus, `/api/projects/${project}/quotes`, anOffer),
      await post(rival, `/api/projects/${project}/quotes`, anOffer)
    ]
    expect(await told()).toEqual({ olivia: 2 })
    await post(olivia, `/api/quotes/${chosen}/accept`)
    expect(await told()).toEqual({ marcus: 1, olivia: 1, rival: 1 })
    await post(olivia, `/api/projects/${project}/complete`)
    expect(await told()).toEqual({ marcus: 1 })
  })

  it("a number that is shared, once, and a closing with its reason: the quote's two parties", async () => {
    const { heard, marcus, olivia, post } = await aTownThatListens(app)
    const request = aQuoteRequest(marcus.profile.id, { phoneSharing: "on_accept" })
    const id = await post(olivia, "/api/quotes", request)
    await heard()
    const quote = [`quote ${id}`]
    await post(olivia, `/api/quotes/${id}/share`)
    expect(await heard()).toEqual({ olivia: quote, marcus: quote })
    await post(olivia, `/api/quotes/${id}/share`)
    await marcus.client.get(`/api/quotes/${id}`)
    expect(await heard()).toEqual({})
    await post(marcus, `/api/quotes/${id}/reject`, { reason: "too_far" })
    expect(await heard()).toEqual({ olivia: quote, marcus: quote })
  })

  it("a conversation that is archived: who has done it; one that is closed: both, with what ends", async () => {
    const { asked, heard, marcus, olivia, post, talking, told } = await aTownThatListens(app)
    const path = `/api/conversations/${await talking()}`
    const quote = `quote ${await asked()}`
    await heard()
    const talk = `conversation ${path.split("/")[3]}`
    for (const step of ["archive", "unarchive"]) {
      await post(marcus, `${path}/${step}`)
      expect(await heard()).toEqual({ marcus: [talk] })
      await post(olivia, `${path}/${step}`)
      expect(await heard()).toEqual({ olivia: [talk] })
      await post(olivia, `${path}/${step}`)
      expect(await heard()).toEqual({})
    }
    await post(marcus, `${path}/block`)
    expect(await heard()).toEqual({ olivia: [talk, quote], marcus: [talk, quote] })
    await post(marcus, `${path}/unblock`)
    expect(await heard()).toEqual({ olivia: [talk], marcus: [talk] })
    await post(olivia, `${path}/block`)
    expect(await told()).toEqual({})
  })

  it("nothing, of professionals who are saved", async () => {
    const { heard, marcus, olivia, post } = await aTownThatListens(app)
    for (const step of ["save", "unsave"]) await post(olivia, `/api/providers/${marcus.profile.id}/${step}`)
    expect(await heard()).toEqual({})
  })

  it("a project that is open: its homeowner and everybody who offers its category", async () => {
    const { heard, marcus, olivia, post, posted } = await aTownThatListens(app)
    const id = await posted()
    const project = [`project ${id}`]
    expect(await heard()).toEqual({ olivia: project, marcus: project, rival: project })
    await post(olivia, `/api/projects/${id}/withdraw`)
    expect(await heard()).toEqual({ olivia: project, marcus: project, rival: project })
    await post(olivia, `/api/projects/${id}/publish`)
    expect(await heard()).toEqual({ olivia: project, marcus: project, rival: project })

    const bid = [`quote ${await post(marcus, `/api/projects/${id}/quotes`, anOffer)}`]
    expect(await heard()).toEqual({ olivia: bid, marcus: bid })
  })

  it("an invitation and what follows: whom it is for too, wherever they work", async () => {
    const { heard, olivia, post, posted } = await aTownThatListens(app)
    const far = await aSignedInProvider(app, { latitude: 47.25, longitude: -122.44 })
    const stream = await openStream(far.client)
    const id = await posted()
    await heard()
    await post(olivia, `/api/projects/${id}/invitations`, { providerIds: [far.profile.id] })
    expect((await stream.next()).data).toMatchObject({ id })
    expect((await stream.next()).kind).toBe("notification")
    expect(await heard()).toEqual({ olivia: [`project ${id}`] })
    await post(olivia, `/api/projects/${id}/more-offers`)
    expect((await stream.next()).data).toMatchObject({ id })
    const project = [`project ${id}`]
    expect(await heard()).toEqual({ olivia: project, marcus: project, rival: project })
  })

  it("a copy: its homeowner alone; other words of an open one: who sees it before or after", async () => {
    const { heard, olivia, post, posted } = await aTownThatListens(app)
    const id = await posted()
    await heard()
    const copy = await post(olivia, `/api/projects/${id}/copy`)
    expect(await heard()).toEqual({ olivia: [`project ${copy}`] })
    const request = aProjectRequest({ categoryId: aCategoryId("Roofing") })
    expect((await olivia.client.put(`/api/projects/${id}`, request)).status).toBe(200)
    const project = [`project ${id}`]
    expect(await heard()).toEqual({ olivia: project, marcus: project, rival: project, roofer: project })
  })

  it("a project that names a provider: that one alone", async () => {
    const { heard, posted, roofer } = await aTownThatListens(app)
    const project = `project ${await posted({ providerId: roofer.profile.id })}`
    const conversation = expect.stringMatching(/^conversation /)
    expect(await heard()).toEqual({ olivia: [conversation, project], roofer: [conversation, project] })
  })

  it("an acceptance: also those whose bids it turns down, and all who saw the project", async () => {
    const { heard, marcus, olivia, post, posted, rival } = await aTownThatListens(app)
    const id = await posted()
    const [chosen, losing] = [
      await post(marcus, `/api/projects/${id}/quotes`, anOffer),
      await post(rival, `/api/projects/${id}/quotes`, anOffer)
    ]
    await heard()
    await post(olivia, `/api/quotes/${chosen}/accept`)
    const conversation = expect.stringMatching(/^conversation /)
    const [project, won, lost] = [`project ${id}`, `quote ${chosen}`, `quote ${losing}`]
    expect(await heard()).toEqual({
      olivia: [conversation, project, ...[won, lost].toSorted()],
      marcus: [conversation, project, won],
      rival: [project, lost]
    })
    await post(olivia, `/api/projects/${id}/complete`)
    expect(await heard()).toEqual({ olivia: [project, won], marcus: [project, won], rival: [project] })
  })

  it("a withdrawal: also those whose bids it cancels", async () => {
    const { heard, marcus, olivia, post, posted } = await aTownThatListens(app)
    const id = await posted()
    const bid = `quote ${await post(marcus, `/api/projects/${id}/quotes`, anOffer)}`
    await heard()
    await post(olivia, `/api/projects/${id}/withdraw`)
    const project = `project ${id}`
    expect(await heard()).toEqual({ olivia: [project, bid], marcus: [project, bid], rival: [project] })
  })

  it("an accepted quote that is cancelled: also those for whom the project is open again", async () => {
    const { heard, marcus, olivia, post, posted } = await aTownThatListens(app)
    const id = await posted()
    const bid = await post(marcus, `/api/projects/${id}/quotes`, anOffer)
    await post(olivia, `/api/quotes/${bid}/accept`)
    await heard()
    await post(marcus, `/api/quotes/${bid}/cancel`)
    const [project, quote] = [`project ${id}`, `quote ${bid}`]
    expect(await heard()).toEqual({ olivia: [project, quote], marcus: [project, quote], rival: [project] })
  })

  it("once, of what was sent twice", async () => {
    const { heard, olivia, talking } = await aTownThatListens(app)
    const path = `/api/conversations/${await talking()}/messages`
    await heard()
    const send = () =>
      olivia.client.post<{ id: string }>(path, { content: "Good morning" }, { "idempotency-key": key })
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, second.body]).toEqual([201, first.body])
    const message = [`message ${first.body.id}`]
    expect(await heard()).toEqual({ olivia: message, marcus: message })
  })

  it("nothing, when a step is refused", async () => {
    const { heard, olivia, posted, rival, talking } = await aTownThatListens(app)
    const [project, conversation] = [await posted(), await talking()]
    await heard()
    const refused = [
      await olivia.client.post(`/api/projects/${project}/complete`),
      await rival.client.post(`/api/conversations/${conversation}/messages`, { content: "Hello?" }),
      await olivia.client.post(`/api/conversations/${conversation}/messages`, { content: " " })
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 404, 422])
    expect(await heard()).toEqual({})
  })

  it("photos that a provider shows: the provider's own windows, which begin anew", async () => {
    const { marcus, streams } = await aTownThatListens(app)
    const own = streams.find(({ name }) => name === "marcus")
    await marcus.client.put("/api/me/provider/photos", { portfolio: [] })
    expect(await own?.stream.ended).toBe(true)
  })

  it("how far a provider goes: the provider's own windows, which begin anew", async () => {
    const { marcus, streams } = await aTownThatListens(app)
    const own = streams.find(({ name }) => name === "marcus")
    await marcus.client.put("/api/me/job-alerts", { words: [], without: [], radiusMiles: 80 })
    expect(await own?.stream.ended).toBe(true)
  })

  it("projects in the specialties that a provider has now", async () => {
    const { heard, posted, roofer, streams } = await aTownThatListens(app)
    const before = streams.find(({ name }) => name === "roofer")
    await roofer.client.put("/api/me/provider", aProfileRequest({ specialties: ["Plumbing"] }))
    expect(await before?.stream.ended).toBe(true)
    streams.splice(
      streams.findIndex(({ name }) => name === "roofer"),
      1,
      {
        name: "roofer",
        stream: await openStream(roofer.client)
      }
    )
    const project = [`project ${await posted()}`]
    expect(await heard()).toEqual({ olivia: project, marcus: project, rival: project, roofer: project })
  })

  it("of each thing its id, of messages their conversation, and of nobody anything more", async () => {
    const { heard, marcus, olivia, post, streams, talking } = await aTownThatListens(app)
    const id = await talking()
    await post(olivia, `/api/conversations/${id}/messages`, { content: "The key is under the mat" })
    await post(marcus, `/api/conversations/${id}/read`)
    await heard()
    const blocks = streams.flatMap(({ stream }) => stream.text.split("\n\n").slice(1, -1))
    expect(blocks).toHaveLength(2 * 3 + 2 + 5)
    for (const block of blocks) {
      const [, number, kind, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? []
      expect(Number(number)).toBeGreaterThan(0)
      expect(["conversation", "message", "notification", "read", "quote"]).toContain(kind)
      const place = kind === "message" || kind === "read" ? { conversationId: id } : {}
      expect(JSON.parse(data ?? "")).toEqual({ id: expect.stringMatching(isUuid), ...place })
    }
  })
})
