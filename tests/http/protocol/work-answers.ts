import { expect, it } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import { aProjectRequest, aQuote, aQuoteRequest, offeredOn } from "#tests/support/builders.ts"
import { aJpeg } from "#tests/support/photos/pictures.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import type { DescribedApp } from "./described-app.ts"

interface Identified {
  readonly id: string
}

/** Tests the answers of all calls about quotes, reviews, projects and conversations against their description. */
export const answersAboutWork = (port: () => DescribedApp) => {
  it("holds for quotes", async () => {
    const { faults, people } = port()
    const { owner, pro, providerId, rival, visitor } = await people()
    const request = aQuoteRequest(providerId)
    const asked = async () => (await owner.post<Identified>("/api/quotes", request)).body.id
    const [done, dropped, declined] = [await asked(), await asked(), await asked()]
    const hidden = { ...request, phoneSharing: "on_accept" }
    const shared = (await owner.post<Identified>("/api/quotes", hidden)).body.id
    const offer = { price: 250, message: "On Tuesday", timeline: "2 days" }
    const statuses = [
      await visitor.post("/api/quotes", request),
      await pro.post("/api/quotes", request),
      await owner.post("/api/quotes", { ...request, budgetMin: 10, budgetMax: 5 }),
      await pro.post(`/api/quotes/${done}/offer`, offer),
      await rival.post(`/api/quotes/${done}/offer`, offer),
      await pro.post(`/api/quotes/${done}/offer`, { price: 0 }),
      await owner.post(`/api/quotes/${dropped}/accept`),
      await owner.post(`/api/quotes/${done}/accept`),
      await pro.post(`/api/quotes/${done}/complete`),
      await owner.post(`/api/quotes/${done}/complete`),
      await owner.post(`/api/quotes/${dropped}/cancel`),
      await owner.post(`/api/quotes/${shared}/share`),
      await pro.post(`/api/quotes/${shared}/share`),
      await rival.post(`/api/quotes/${shared}/share`),
      await owner.get(`/api/quotes/${shared}/reveals`),
      await pro.get(`/api/quotes/${shared}/reveals`),
      await pro.post(`/api/quotes/${declined}/reject`, { reason: "price" }),
      await pro.post(`/api/quotes/${declined}/reject`, { reason: "too_far", note: "Over the river" }),
      await owner.post(`/api/quotes/${declined}/share`),
      await owner.get("/api/quotes"),
      await pro.get("/api/quotes"),
      await visitor.get("/api/quotes"),
      await pro.get(`/api/quotes/${done}`),
      await rival.get(`/api/quotes/${done}`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      401, 403, 422, 200, 404, 422, 409, 200, 403, 200, 200, 200, 403, 404, 200, 403, 422, 200, 200, 200, 200,
      401, 200, 404
    ])
    expect(faults).toEqual([])
  })

  it("holds for offers, comparisons, agreements and templates", async () => {
    const { app, faults, people } = port()
    const { account, owner, pro, providerId, rival, visitor } = await people()
    const over = offeredOn(aQuote({ homeownerId: account.id, providerId }), { validUntil: "2026-03-30" })
    await app.run(seedMarketplace({ quotes: [over.quote], offers: [over.offer] }))
    const asked = async () => (await owner.post<Identified>("/api/quotes", aQuoteRequest(providerId))).body.id
    const [one, other] = [await asked(), await asked()]
    const line = { kind: "labor", text: "Two plumbers", quantity: 8, unit: "hour", unitPrice: 95 }
    const template = { name: "Drain", offer: { lines: [line], days: 2 } }
    const own = "/api/me/offer-templates"
    const kept = await pro.post<Identified>(own, template)
    const statuses = [
      kept,
      await pro.post(own, {}),
      await pro.get(own),
      await pro.put(`${own}/${kept.body.id}`, template),
      await rival.put(`${own}/${kept.body.id}`, template),
      await owner.get(own),
      await rival.post(`${own}/${kept.body.id}/delete`),
      await pro.post(`${own}/${kept.body.id}/delete`),
      await pro.post(`/api/quotes/${one}/offer`, {
        lines: [line],
        priceKind: "up_to",
        maxPrice: 900,
        deposit: 400,
        excludes: ["Paint"]
      }),
      await pro.post(`/api/quotes/${other}/offer`, {
        priceKind: "hourly",
        hourly: 95,
        hours: { min: 2, max: 3.5 }
      }),
      await pro.post(`/api/quotes/${other}/offer`, { price: 1_000, lines: [line] }),
      await owner.get(`/api/comparisons?quotes=${one},${other}`),
      await owner.get("/api/comparisons"),
      await pro.get(`/api/comparisons?quotes=${one},${other}`),
      await rival.get(`/api/quotes/${one}/offers`),
      await pro.get(`/api/quotes/${one}/offers`),
      await owner.post(`/api/quotes/${over.quote.id}/ask-again`),
      await owner.post(`/api/quotes/${over.quote.id}/ask-again`),
      await owner.post(`/api/quotes/${one}/ask-again`),
      await pro.post(`/api/quotes/${one}/ask-again`),
      await owner.get(`/api/quotes/${one}/agreement`),
      await owner.post(`/api/quotes/${one}/accept`, { offerVersion: 2 }),
      await owner.post(`/api/quotes/${one}/accept`, { offerVersion: 1 }),
      await pro.get(`/api/quotes/${one}/agreement`),
      await visitor.get(`/api/quotes/${one}/agreement`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      201, 422, 200, 200, 404, 403, 404, 200, 200, 200, 422, 200, 422, 403, 404, 200, 200, 429, 409, 403, 404,
      409, 200, 200, 401
    ])
    expect(faults).toEqual([])
  })

  it("holds for job alerts and saved searches", async () => {
    const { faults, people } = port()
    const { owner, pro, rival, visitor } = await people()
    const [alerts, searches] = ["/api/me/job-alerts", "/api/me/searches"]
    const chosen = { words: ["tap"], without: [], minBudget: 500, radiusMiles: 80 }
    const search = { name: "Plumbers", query: { specialty: "Plumbing" }, alert: "daily" }
    const kept = await owner.post<Identified>(searches, search)
    const statuses = [
      await pro.get(alerts),
      await pro.put(alerts, chosen),
      await pro.put(alerts, {}),
      await owner.get(alerts),
      await visitor.put(alerts, chosen),
      kept,
      await owner.post(searches, {}),
      await owner.get(searches),
      await owner.put(`${searches}/${kept.body.id}`, search),
      await rival.put(`${searches}/${kept.body.id}`, search),
      await owner.post(`${searches}/${kept.body.id}/seen`),
      await visitor.get(searches),
      await owner.post(`${searches}/${kept.body.id}/delete`),
      await owner.post(`${searches}/${kept.body.id}/delete`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 422, 403, 401, 201, 422, 200, 200, 404, 200, 401, 200, 404])
    expect(faults).toEqual([])
  })

  it("holds for reviews", async () => {
    const { app, faults, people } = port()
    const { account, owner, pro, providerId, rival, visitor } = await people()
    const job = aQuote({
      homeownerId: account.id,
      providerId,
      status: "completed",
      providerQuote: 250,
      completedAt: new Date().toISOString()
    })
    await app.run(seedMarketplace({ quotes: [job] }))
    const content = "Fixed the leak in an hour and explained what had gone wrong."
    const [review, nobodys] = [`/api/quotes/${job.id}/review`, `/api/reviews/${job.id}/reply`]
    const refused = [
      await visitor.post(review),
      await pro.post(review),
      await rival.post(review),
      await owner.post(review, { rating: 6 }),
      await owner.post(nobodys, { content })
    ].map(({ status }) => status)
    expect(refused).toEqual([401, 403, 404, 422, 404])
    const left = await owner.post<Identified>(review, { rating: 5, title: "Tidy", content })
    const reply = `/api/reviews/${left.body.id}/reply`
    const statuses = [
      left,
      await owner.post(review, { rating: 5, title: "Tidy", content }),
      await owner.post(reply, { content }),
      await pro.post(reply, {}),
      await pro.post(reply, { content: "Thank you!" }),
      await pro.post(reply, { content: "Thank you!" }),
      await visitor.get(`/api/providers/${providerId}/reviews`),
      await owner.get("/api/quotes")
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 409, 403, 422, 200, 409, 200, 200])
    expect(faults).toEqual([])
  })

  it("holds for projects", async () => {
    const { faults, people } = port()
    const { owner, pro, providerId, rival } = await people()
    const { id } = (await owner.post<Identified>("/api/projects", aProjectRequest())).body
    await owner.post("/api/projects", aProjectRequest({ providerId }))
    const bid = { price: 4_800, message: "With tiles", timeline: "2 weeks" }
    const statuses = [
      await pro.post("/api/projects", aProjectRequest()),
      await owner.post("/api/projects", aProjectRequest({ budget: 1, categoryId: "none" })),
      await owner.post(`/api/projects/${id}/withdraw`),
      await pro.post(`/api/projects/${id}/quotes`, bid),
      await owner.post(`/api/projects/${id}/publish`),
      await owner.post(`/api/projects/${id}/publish`),
      await pro.get("/api/projects"),
      await pro.post(`/api/projects/${id}/quotes`, {}),
      await pro.post(`/api/projects/${id}/quotes`, bid),
      await pro.post(`/api/projects/${id}/quotes`, bid),
      await rival.post(`/api/projects/${id}/quotes`, bid),
      await owner.post(`/api/projects/${id}/quotes`, bid),
      await owner.get("/api/projects"),
      await owner.get(`/api/projects/${id}`),
      await pro.get(`/api/projects/${id}`),
      await pro.get("/api/projects?show=near&sort=nearest&within=20&query=bathroom")
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 422, 200, 404, 200, 409, 200, 422, 201, 409, 201, 403, 200, 200, 200, 200])

    const quotes = await pro.get<ReadonlyArray<Identified & { projectId: string | null }>>("/api/quotes")
    const quote = quotes.body.find(({ projectId }) => projectId === id)
    expect((await owner.post(`/api/quotes/${quote?.id}/accept`)).status).toBe(200)
    expect((await owner.post<Problem>(`/api/projects/${id}/complete`)).status).toBe(200)
    expect(faults).toEqual([])
  })

  it("holds for what a homeowner does with a project", async () => {
    const { faults, people } = port()
    const { owner, pro, providerId, visitor } = await people()
    const { id } = (await owner.post<Identified>("/api/projects", aProjectRequest())).body
    const path = `/api/projects/${id}`
    const [again, invited] = [aProjectRequest({ title: "Another bathroom" }), { providerIds: [providerId] }]
    const statuses = [
      await visitor.put(path, again),
      await pro.put(path, again),
      await owner.put(path, { ...again, title: "" }),
      await owner.put(path, again),
      await owner.get(`${path}/invitations`),
      await owner.post(`${path}/invitations`, invited),
      await owner.post(`${path}/invitations`, invited),
      await owner.post(`${path}/invitations`, { providerIds: [] }),
      await pro.post(`${path}/invitations`, invited),
      await pro.get(`${path}/invitations`),
      await owner.get(`${path}/invitations`),
      await pro.get(path),
      await owner.post(`${path}/more-offers`),
      await pro.post(`${path}/more-offers`),
      await owner.post(`${path}/copy`),
      await pro.post(`${path}/copy`),
      await pro.post(`${path}/quotes`, { price: 4_800, message: "With tiles", timeline: "2 weeks" }),
      await owner.put(path, again),
      await owner.post(`${path}/delete`),
      await owner.post(`${path}/withdraw`),
      await owner.post(`${path}/invitations`, invited),
      await pro.post(`${path}/delete`),
      await owner.post(`${path}/delete`),
      await owner.post(`${path}/delete`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      401, 403, 422, 200, 200, 201, 200, 422, 403, 403, 200, 200, 200, 403, 201, 403, 201, 409, 409, 200, 409,
      404, 200, 404
    ])
    expect(faults).toEqual([])
  })

  it("holds for photos", async () => {
    const { faults, people } = port()
    const { owner, pro, visitor } = await people()
    const file = { body: await aJpeg(), headers: { "content-type": "image/jpeg" } }
    const send = (client: typeof owner, purpose: string) =>
      client.send<Identified>("POST", `/api/photos?purpose=${purpose}`, file)
    const { body, status } = await send(owner, "request")
    const statuses = [
      await send(visitor, "request"),
      await send(owner, "wall"),
      await owner.post("/api/photos?purpose=request"),
      await owner.send("POST", "/api/photos?purpose=request", { ...file, body: new Uint8Array(9) }),
      await owner.put(`/api/photos/${body.id}`, { caption: "The tap" }),
      await pro.put(`/api/photos/${body.id}`, { caption: "The tap" }),
      await owner.put(`/api/photos/${body.id}`, { caption: 1 })
    ].map((answer) => answer.status)
    expect([status, ...statuses]).toEqual([201, 401, 422, 415, 422, 200, 404, 422])
    expect(faults).toEqual([])
  })

  it("holds for conversations", async () => {
    const { faults, people } = port()
    const { owner, pro, providerId, rival } = await people()
    const { id } = (await owner.post<Identified>("/api/conversations", { providerId })).body
    const statuses = [
      await owner.post("/api/conversations", { providerId }),
      await pro.post("/api/conversations", { providerId }),
      await owner.post(`/api/conversations/${id}/messages`, { content: "  Hello  " }),
      await owner.post(`/api/conversations/${id}/messages`, { content: "  " }),
      await rival.post(`/api/conversations/${id}/messages`, { content: "Hello" }),
      await pro.get("/api/conversations"),
      await pro.get(`/api/conversations/${id}/messages?limit=10`),
      await pro.get(`/api/conversations/${id}/messages?before=${crypto.randomUUID()}`),
      await pro.post(`/api/conversations/${id}/read`),
      await rival.post(`/api/conversations/${id}/read`),
      await pro.get(`/api/conversations/${id}`),
      await rival.get(`/api/conversations/${id}`),
      await pro.get(`/api/conversations/${id}/reveals`),
      await rival.get(`/api/conversations/${id}/reveals`),
      await pro.post(`/api/conversations/${id}/archive`),
      await pro.get("/api/conversations?archived=true"),
      await pro.get("/api/conversations?archived=1"),
      await pro.post(`/api/conversations/${id}/unarchive`),
      await pro.post(`/api/conversations/${id}/block`),
      await rival.post(`/api/conversations/${id}/block`),
      await owner.post(`/api/conversations/${id}/messages`, { content: "Hello" }),
      await owner.post(`/api/conversations/${id}/unblock`),
      await pro.post(`/api/conversations/${id}/unblock`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      200, 403, 201, 422, 404, 200, 200, 422, 200, 404, 200, 404, 200, 404, 200, 200, 422, 200, 200, 404, 409,
      403, 200
    ])
    expect(faults).toEqual([])
  })

  it("holds for saved professionals", async () => {
    const { faults, people } = port()
    const { owner, providerId, visitor } = await people()
    const statuses = [
      await visitor.post(`/api/providers/${providerId}/save`),
      await owner.post(`/api/providers/${providerId}/save`),
      await owner.post(`/api/providers/${crypto.randomUUID()}/save`),
      await owner.get("/api/me/saved-providers"),
      await visitor.get("/api/me/saved-providers"),
      await owner.post(`/api/providers/${providerId}/unsave`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 200, 404, 200, 401, 200])
    expect(faults).toEqual([])
  })
}
