import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { CaseFile, OwnCase } from "#domain/case/case.ts"
import type { Notification } from "#domain/notices/notice.ts"
import type { Problem } from "#ports/http/problem.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aConversation, aMessage, aProject } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { ago, day, jobOf } from "../marketplace/review-calls.ts"
import { anUnlockedOperator } from "./people.ts"

const text = "The tap drips again, a week after the work was done."
const answer = { text: "The seal was faulty. We come again on Friday." }
const decision = "The seal is covered by the warranty: Bluebonnet replaces it by Friday, at no charge."

const raise = (client: Client, aboutId: string, further: object = {}) =>
  client.post<OwnCase & Problem>("/api/cases", {
    kind: "problem",
    aboutId,
    reason: "quality",
    wish: "redo",
    text,
    ...further
  })
const reporting = (client: Client, about: string, aboutId: string) =>
  client.post<OwnCase & Problem>("/api/cases", { about, aboutId, reason: "abusive", text })
const ownOf = async (client: Client) => (await client.get<ReadonlyArray<OwnCase>>("/api/me/cases")).body
const toldTo = async (person: Client) =>
  (await person.get<ReadonlyArray<Notification>>("/api/me/notifications")).body.map((one) => one.text)

const agreed = () => ({ status: "accepted", acceptedAt: ago(day), completedAt: null }) as const

describe("A problem with a job", () => {
  const app = atApp()

  const aJob = async (completedDaysAgo = 1) => {
    const owner = await aSignedInHomeowner(app, { firstName: "Olivia" })
    const pro = await aSignedInProvider(app, { businessName: "Bluebonnet Plumbing" })
    const job = await jobOf(app, { owner, pro }, { completedAt: ago(completedDaysAgo * day) })
    return { job, owner, pro }
  }

  it("lies open between the two: the other one is told, answers once, and its opener reads that", async () => {
    const { job, owner, pro } = await aJob()
    const opened = await raise(owner.client, job.id)
    expect(opened).toMatchObject({
      status: 201,
      body: { kind: "problem", about: "quote", state: "open", wish: "redo", isOwn: true, answer: null }
    })
    expect(await toldTo(pro.client)).toContain("Olivia says there is a problem with your job: Plumbing")
    expect(await ownOf(pro.client)).toMatchObject([{ id: opened.body.id, isOwn: false, text, wish: "redo" }])

    const path = `/api/cases/${opened.body.id}/answer`
    expect((await owner.client.post<Problem>(path, answer)).body.code).toBe("WrongRole")
    const other = await aSignedInProvider(app)
    expect((await other.client.post(path, answer)).status).toBe(404)
    expect(await pro.client.post(path, answer)).toMatchObject({
      status: 200,
      body: { state: "answered", answer: answer.text, isOwn: false }
    })
    expect((await pro.client.post(path, answer)).status).toBe(409)
    expect(await ownOf(owner.client)).toMatchObject([{ answer: answer.text, isOwn: true }])
    expect(await toldTo(owner.client)).toContain(
      "Bluebonnet Plumbing has answered the problem with your job: Plumbing"
    )
  })

  it("is decided in words that both read, once it is answered or the time for that is over", async () => {
    const { job, owner, pro } = await aJob()
    const talk = aConversation({ homeownerId: owner.account.id, providerId: pro.profile.id })
    const message = aMessage({ conversationId: talk.id, senderUserId: owner.account.id, body: "It drips." })
    await app.run(seedMarketplace({ conversations: [talk], messages: [message] }))
    const { body } = await raise(owner.client, job.id)
    const dana = await anUnlockedOperator(app)
    const path = `/api/admin/cases/${body.id}`
    const file = await dana.client.post<CaseFile>(`${path}/take`)
    expect(file.body.thing).toMatchObject({
      businessName: "Bluebonnet Plumbing",
      title: "Plumbing",
      talk: [{ text: "It drips." }],
      quote: { status: "completed", offer: null }
    })
    const sent = { outcome: "upheld", decision }
    expect(await dana.client.post(`${path}/decide`, sent)).toMatchObject({
      status: 409,
      body: {
        code: "AnswerAwaited",
        detail: expect.stringMatching(/^The other side can answer until [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/)
      }
    })
    await pro.client.post(`/api/cases/${body.id}/answer`, answer)
    expect((await dana.client.post(`${path}/decide`, sent)).status).toBe(200)
    for (const { client } of [owner, pro]) {
      expect(await ownOf(client)).toMatchObject([{ state: "decided", outcome: "upheld", decision, text }])
      expect(await toldTo(client)).toContain("We have decided on the problem with your job")
    }
  })

  const passTime = (id: OwnCase["id"]) =>
    app.run(
      Effect.gen(function* () {
        const { byId, update } = yield* CaseRepository
        yield* update({ ...(yield* byId(id)), dueAt: ago(1_000) })
      })
    )

  it("needs no answer once seven days are over", async () => {
    const { job, owner } = await aJob()
    const { body } = await raise(owner.client, job.id)
    await passTime(body.id)
    const dana = await anUnlockedOperator(app)
    const path = `/api/admin/cases/${body.id}`
    await dana.client.post(`${path}/take`)
    expect((await dana.client.post(`${path}/decide`, { outcome: "upheld", decision })).status).toBe(200)
  })

  it("takes no answer once seven days are over: who decides then has read all that there is", async () => {
    const { job, owner, pro } = await aJob()
    const { body } = await raise(owner.client, job.id)
    await passTime(body.id)
    expect(await pro.client.post<Problem>(`/api/cases/${body.id}/answer`, answer)).toMatchObject({
      status: 409,
      body: { code: "AnswerOutOfTime", detail: "The time to answer is over. Our team decides." }
    })
    expect(await ownOf(owner.client)).toMatchObject([{ state: "open", answer: null, answeredAt: null }])
  })

  it("is of the two alone, of what they have agreed on, and not long after it", async () => {
    const { job, owner, pro } = await aJob()
    const late = await aJob(61)
    const asked = await jobOf(app, { owner, pro }, { status: "pending", completedAt: null })
    const stranger = await aSignedInHomeowner(app)
    expect((await raise(stranger.client, job.id)).status).toBe(404)
    expect(await raise(owner.client, asked.id)).toMatchObject({
      status: 409,
      body: {
        code: "ProblemOutOfTime",
        detail:
          "A problem can be raised while a job is under way, and for 60 days after its completion, or after its acceptance if it was cancelled."
      }
    })
    expect((await raise(late.owner.client, late.job.id)).status).toBe(409)
    const wrong = await raise(owner.client, job.id, { wish: "money", text: "short" })
    expect(wrong.body.errors?.map(({ field }) => field)).toEqual(["wish", "text"])
    expect((await raise(pro.client, job.id)).status).toBe(201)
    expect((await raise(pro.client, job.id)).body.code).toBe("AlreadyReported")
  })

  it("is raised by either of the two where the other one has cancelled what was agreed", async () => {
    const { owner, pro } = await aJob()
    const job = await jobOf(app, { owner, pro }, agreed())
    const taken = await pro.client.post(`/api/quotes/${job.id}/cancel`, {})
    expect(taken).toMatchObject({ status: 200, body: { status: "cancelled" } })
    expect(await raise(owner.client, job.id, { reason: "no_show", wish: "other" })).toMatchObject({
      status: 201,
      body: { state: "open" }
    })
    expect((await raise(pro.client, job.id)).status).toBe(201)
  })

  it("is raised though the site has ended the job, because the other side was suspended", async () => {
    const { owner, pro } = await aJob()
    const job = await jobOf(app, { owner, pro }, agreed())
    const { client: dana } = await anUnlockedOperator(app)
    const suspension = { level: "suspended", reason: "Homeowners were asked to pay ahead" }
    await dana.post(`/api/admin/people/${pro.profile.userId}/sanctions`, suspension)
    expect((await owner.client.get(`/api/quotes/${job.id}`)).body).toMatchObject({
      status: "cancelled",
      closedBy: "site"
    })
    expect((await raise(owner.client, job.id)).status).toBe(201)
  })
})

describe("What the two of a pair see of each other", () => {
  const app = atApp()

  it("can be reported by the other one, and by nobody else", async () => {
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    const parties = { homeownerId: owner.account.id, providerId: pro.profile.id }
    const talk = aConversation(parties)
    const message = aMessage({ conversationId: talk.id, senderUserId: owner.account.id, body: "Go away!" })
    await app.run(seedMarketplace({ conversations: [talk], messages: [message] }))
    const quote = await jobOf(app, { owner, pro })
    const stranger = await aSignedInProvider(app)
    const dana = await anUnlockedOperator(app)
    for (const [about, { id }] of Object.entries({ conversation: talk, message, quote })) {
      expect((await reporting(stranger.client, about, id)).status).toBe(404)
      const { body, status } = await reporting(pro.client, about, id)
      expect(status).toBe(201)
      const file = (await dana.client.get<CaseFile>(`/api/admin/cases/${body.id}`)).body
      expect(file).toMatchObject({ against: owner.account.id, thing: { talk: [{ text: "Go away!" }] } })
    }
    expect((await reporting(owner.client, "message", message.id)).status).toBe(403)
    expect(await ownOf(owner.client)).toEqual([])
  })

  it("are projects within reach, which are their homeowner's", async () => {
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    const project = aProject({ homeownerId: owner.account.id, providerId: pro.profile.id })
    await app.run(seedMarketplace({ projects: [project] }))
    expect((await reporting((await aSignedInProvider(app)).client, "project", project.id)).status).toBe(404)
    expect((await reporting(pro.client, "project", project.id)).status).toBe(201)
  })
})
