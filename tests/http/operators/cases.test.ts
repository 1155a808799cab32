import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"

import type { CaseFile, OwnCase } from "#domain/case/case.ts"
import type { Notification } from "#domain/notices/notice.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import type { Sanction } from "#domain/sanction/sanction.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import type { Problem } from "#ports/http/problem.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aCase, aConversation, aMessage, aProviderId } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { noon } from "../marketplace/limited.ts"
import { jobOf, pageOf, reply, request, review, reviewsAbout, thanks } from "../marketplace/review-calls.ts"
import { aSignedInOperator, anUnlockedOperator } from "./people.ts"

const text = "This names the street where I live."
const decision = "It names a private address, which nobody may publish here."

const report = (client: Client, sent: unknown) => client.post<OwnCase & Problem>("/api/cases", sent)
const ownOf = async (client: Client) => (await client.get<ReadonlyArray<OwnCase>>("/api/me/cases")).body

const everythingToldTo = async (person: Client) =>
  (await person.get<ReadonlyArray<Notification>>("/api/me/notifications")).body
const toldTo = async (person: Client) =>
  (await everythingToldTo(person)).filter(({ href }) => href.endsWith("tab=reports"))

describe("Reports", () => {
  const app = atApp()
  afterEach(() => void vi.useRealTimers())

  const aReviewedJob = async () => {
    const owner = await aSignedInHomeowner(app, { firstName: "Olivia" })
    const pro = await aSignedInProvider(app)
    const { body } = await review(owner.client, await jobOf(app, { owner, pro }))
    return {
      id: body.id,
      owner,
      pro,
      sent: { about: "review", aboutId: body.id, reason: "private_data", text }
    }
  }
  const aReport = async () => {
    const job = await aReviewedJob()
    const { body } = await report(job.pro.client, job.sent)
    return { ...job, path: `/api/admin/cases/${body.id}`, caseId: body.id }
  }

  it("are listed up to a hundred, the newest", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const { account: against } = await aSignedInHomeowner(app)
    const own = { openedBy: account.id, against: against.id }
    const days = Array.from({ length: 101 }, (_, index) => plusFullDays("2026-01-01T09:30:00.000Z", index))
    for (const createdAt of days)
      await app.run(
        Effect.flatMap(CaseRepository, ({ insert }) =>
          insert(aCase({ ...own, state: "withdrawn", createdAt }))
        )
      )
    const { body } = await client.get<ReadonlyArray<OwnCase>>("/api/me/cases?limit=100")
    expect(body.map(({ createdAt }) => createdAt)).toEqual(days.slice(1).toReversed())
    expect(await client.get("/api/me/cases?limit=101")).toMatchObject({ status: 422 })
    expect(await ownOf(client)).toEqual(body.slice(0, 50))
  })

  it("of a review show operators its job, its stars, the reply, the talk, and what else its author wrote", async () => {
    const { owner, pro, sent } = await aReviewedJob()
    await reply(pro.client, { id: sent.aboutId })
    const again = await jobOf(app, { owner, pro })
    await review(owner.client, again, { ...request, rating: 1 })
    const talk = aConversation({ homeownerId: owner.account.id, providerId: pro.profile.id })
    const said = aMessage({ conversationId: talk.id, senderUserId: owner.account.id, body: "It drips." })
    await app.run(seedMarketplace({ conversations: [talk], messages: [said] }))
    const { body } = await report(pro.client, sent)
    const { client } = await anUnlockedOperator(app)
    expect((await client.get<CaseFile>(`/api/admin/cases/${body.id}`)).body.thing).toMatchObject({
      title: request.title,
      quote: {
        serviceType: again.serviceType,
        description: again.description,
        status: "completed",
        acceptedAt: null,
        completedAt: expect.any(String)
      },
      review: {
        rating: request.rating,
        reply: thanks,
        ofPair: [
          { rating: 1, reviews: 1, removed: 0 },
          { rating: 4, reviews: 1, removed: 0 }
        ]
      },
      talk: [{ text: "It drips." }]
    })
  })

  it("are taken of what one can see, once while they wait; the other side reads nothing of them", async () => {
    const { owner, pro, sent } = await aReviewedJob()
    const first = await report(pro.client, sent)
    expect(first).toMatchObject({
      status: 201,
      body: { ...sent, kind: "report", state: "open", isOwn: true }
    })
    expect((await report(pro.client, sent)).status).toBe(409)
    expect(await ownOf(pro.client)).toEqual([first.body])
    expect(await ownOf(owner.client)).toEqual([])
    expect(await reviewsAbout(app, pro)).toMatchObject([{ ...request }])
    expect((await owner.client.post(`/api/cases/${first.body.id}/withdraw`)).status).toBe(404)
    expect(await pro.client.post(`/api/cases/${first.body.id}/withdraw`)).toMatchObject({
      status: 200,
      body: { state: "withdrawn" }
    })
    expect((await pro.client.post(`/api/cases/${first.body.id}/withdraw`)).status).toBe(409)
    expect((await report(pro.client, sent)).status).toBe(201)
  })

  it("are refused of what is not there, of one's own, without words, from visitors and operators", async () => {
    const { owner, pro, sent } = await aReviewedJob()
    const unlisted = await aSignedInProvider(app, { listed: false })
    const dana = await aSignedInOperator(app)
    const about = (kind: string, aboutId: string) => ({ ...sent, about: kind, aboutId })
    const statuses = [
      await report(app.client(), sent),
      await report(dana.client, sent),
      await report(owner.client, sent),
      await report(owner.client, about("review", aProviderId())),
      await report(owner.client, about("provider", unlisted.profile.id)),
      await report(owner.client, about("provider", pro.profile.id)),
      await report(pro.client, about("provider", pro.profile.id))
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 403, 403, 404, 404, 201, 403])
    const { body, status } = await report(pro.client, { about: "review", aboutId: sent.aboutId })
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ["reason", "text"]])
  })

  it("are taken twenty times a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon })
    const { client } = await aSignedInHomeowner(app)
    const { pro, sent } = await aReviewedJob()
    const statuses = new Set<number>()
    for (let turn = 0; turn < 20; turn += 1) {
      const { body, status } = await report(client, { ...sent, about: "provider", aboutId: pro.profile.id })
      statuses.add(status)
      await client.post(`/api/cases/${body.id}/withdraw`)
    }
    expect([...statuses]).toEqual([201])
    expect(await report(client, sent)).toMatchObject({
      status: 429,
      body: { detail: "You have reported 20 things today. Please report the next one tomorrow." }
    })
  })

  it("are decided in words that both sides read, with what was taken down; nobody reads who reported", async () => {
    const { caseId, id, owner, path, pro } = await aReport()
    const { account, client } = await anUnlockedOperator(app)
    expect(await client.post<CaseFile>(`${path}/take`)).toMatchObject({
      status: 200,
      body: {
        takenBy: account.id,
        againstName: "Olivia Park",
        thing: { title: request.title, removed: null }
      }
    })
    const removal = { about: "review", aboutId: id, ground: "private_data" }
    const sent = { outcome: "upheld", decision, note: "The second one this week.", removal }
    expect(await client.post<CaseFile>(`${path}/decide`, sent)).toMatchObject({
      status: 200,
      body: {
        state: "decided",
        note: "The second one this week.",
        thing: { text: request.content, removed: { ground: "private_data" } }
      }
    })
    expect(await reviewsAbout(app, pro)).toMatchObject([{ id, removed: { ground: "private_data" } }])
    expect(await pageOf(app, pro)).toMatchObject({ reviewCount: 0 })
    const [mine] = await ownOf(pro.client)
    const [theirs] = await ownOf(owner.client)
    expect(mine).toMatchObject({ id: caseId, outcome: "upheld", decision, isOwn: true, text })
    expect(mine?.removed).toEqual({ about: "review", ground: "private_data" })
    expect(theirs).toEqual({ ...mine, isOwn: false, text: null })
    expect(JSON.stringify(theirs)).not.toContain(text)
    for (const { client: person } of [owner, pro]) {
      const told = (await everythingToldTo(person)).map((notice) => notice.text)
      expect(told.filter((one) => one.includes("taken down"))).toEqual([])
    }

    expect((await client.post(`${path}/decide`, sent)).status).toBe(409)
    const { body: rows } = await client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?thing=${caseId}`)
    expect(rows.map(({ action }) => action)).toEqual(["case.decide", "case.take"])
    expect(rows[0]?.after).toEqual({
      state: "decided",
      takenBy: account.id,
      outcome: "upheld",
      ground: "private_data"
    })
  })

  it("show what there is in the history of both sides, and write down no look at either", async () => {
    const { caseId, owner, path, pro } = await aReport()
    await report(owner.client, { about: "provider", aboutId: pro.profile.id, reason: "other", text })
    const { client } = await anUnlockedOperator(app)
    const limitation = { level: "limited", reason: "Three reports in a week.", until: "2099-12-01" }
    const histories = async () => {
      const { againstHistory, openedByHistory } = (await client.get<CaseFile>(path)).body
      return { againstHistory, openedByHistory }
    }
    const both = { opened: 1, against: 1, sanction: null, business: null }
    const ofPro = { ...both, business: pro.profile.businessName }
    expect(await histories()).toEqual({ againstHistory: both, openedByHistory: ofPro })
    const { body } = await client.post<Sanction>(`/api/admin/people/${owner.account.id}/sanctions`, {
      ...limitation,
      caseId
    })
    expect(body.caseId).toBe(caseId)
    const sanction = { level: "limited", until: "2099-12-01" }
    expect(await histories()).toEqual({ againstHistory: { ...both, sanction }, openedByHistory: ofPro })
    await client.post(`/api/admin/sanctions/${body.id}/lift`, { reason: "It was a mix-up of two people." })
    expect(await histories()).toEqual({ againstHistory: both, openedByHistory: ofPro })
    for (const thing of [caseId, owner.account.id, pro.profile.userId]) {
      const rows = await client.get<ReadonlyArray<AuditRow>>(
        `/api/admin/audit?action=person.look&thing=${thing}`
      )
      expect(rows.body).toEqual([])
    }
  })

  it("are told to both sides once they are decided, in the operator's words, and nothing before", async () => {
    const { owner, path, pro } = await aReport()
    const { client } = await anUnlockedOperator(app)
    await client.post(`${path}/take`)
    expect([await toldTo(owner.client), await toldTo(pro.client)]).toEqual([[], []])
    const words = "It is a customer's own account, and it names nobody."
    await client.post(`${path}/decide`, { outcome: "dismissed", decision: words, note: "Known to Erin." })
    expect((await toldTo(pro.client)).map((notice) => notice.text)).toEqual([
      "What came of your report of a review"
    ])
    expect((await toldTo(owner.client)).map((notice) => notice.text)).toEqual([
      "We have decided on a report of your review"
    ])
    await app.run(sendEmails(() => undefined))
    const letters = app.letters.filter((letter) => letter.text.includes(words))
    expect(new Set(letters.map(({ subject }) => subject))).toEqual(
      new Set(["What came of your report of a review", "We have decided on a report of your review"])
    )
    for (const letter of letters) {
      expect(JSON.stringify(letter)).not.toMatch(/Known to Erin|names the street/)
    }
  })

  it("are decided by who has taken them, all or nothing", async () => {
    const { id, path, pro } = await aReport()
    const [dana, erin] = [await anUnlockedOperator(app), await anUnlockedOperator(app)]
    const removal = { about: "review", aboutId: id, ground: "abusive" }
    const sent = { outcome: "upheld", decision, removal }
    expect((await dana.client.post(`${path}/decide`, sent)).status).toBe(409)
    await dana.client.post(`${path}/take`)
    expect((await erin.client.post(`${path}/take`)).status).toBe(409)
    expect((await erin.client.post(`${path}/decide`, sent)).status).toBe(409)
    for (const wrong of [
      { outcome: "dismissed" },
      { removal: { ...removal, aboutId: aProviderId() } },
      { decision: "No" }
    ]) {
      expect((await dana.client.post(`${path}/decide`, { ...sent, ...wrong })).status).toBe(422)
    }
    await erin.client.post("/api/admin/removals", removal)
    expect((await dana.client.post(`${path}/decide`, sent)).status).toBe(409)
    expect(await ownOf(pro.client)).toMatchObject([{ state: "open" }])
    expect((await dana.client.post(`${path}/decide`, { outcome: "upheld", decision })).status).toBe(200)
  })

  it("say at its own field what is wrong with a sanction that comes with the decision", async () => {
    const { owner, path } = await aReport()
    const { client } = await anUnlockedOperator(app)
    await client.post(`${path}/take`)
    const sanction = { level: "limited", reason: "Three reports in a week.", until: "2026-01-01" }
    const sent = { outcome: "partly", decision, sanction }
    expect(await client.post<Problem>(`${path}/decide`, sent)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "sanction.until", message: "Please choose a day in the future." }] }
    })
    expect((await client.get(`/api/admin/people/${owner.account.id}`)).body).toMatchObject({ sanctions: [] })
  })

  it("wait for operators alone, the oldest first, and ask for the password to be decided", async () => {
    const { caseId, owner, path } = await aReport()
    const { client } = await aSignedInOperator(app)
    const paths = ["/api/admin/cases", path]
    for (const other of [app.client(), owner.client]) {
      for (const at of paths) expect((await other.get(at)).status).toBe(404)
      for (const step of ["take", "decide"]) expect((await other.post(`${path}/${step}`)).status).toBe(404)
    }
    const { body } = await client.get<ReadonlyArray<CaseFile>>("/api/admin/cases?state=open&kind=report")
    expect(body.at(-1)).toMatchObject({ id: caseId, name: "Olivia Park" })
    await client.post(`${path}/take`)
    expect((await client.post(`${path}/decide`, { outcome: "upheld", decision })).status).toBe(403)
    expect((await client.get("/api/admin/cases?state=gone")).status).toBe(422)
    expect((await client.get(`/api/admin/cases?before=${aProviderId()}`)).status).toBe(422)
  })
})
