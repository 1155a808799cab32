import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"

import type { Notification } from "#domain/notices/notice.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import type { PersonFile } from "#domain/operator/people.ts"
import type { Project } from "#domain/project/project.ts"
import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { Sanction } from "#domain/sanction/sanction.ts"
import type { Problem } from "#ports/http/problem.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import {
  aConversation,
  aProfileRequest,
  aProject,
  aProjectRequest,
  aQuote,
  aQuoteRequest,
  aSanction
} from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { endLateWork } from "#use-cases/sanction/end-late-work.ts"
import { endSanctions } from "#use-cases/sanction/let-back-in.ts"

import { emailsTo } from "../accounts/links.ts"
import { aSignedInHomeowner, aSignedInProvider, password, signIn } from "../accounts/people.ts"
import { anUnlockedOperator, aSignedInOperator } from "./people.ts"

const reason = "Homeowners were asked to pay ahead"
const limitation = { level: "limited", reason }
const suspension = { level: "suspended", reason, until: "2099-12-01" }

const sanction = <A = Sanction & Problem>(operator: Client, userId: string, body: unknown) =>
  operator.post<A>(`/api/admin/people/${userId}/sanctions`, body)
const lift = (operator: Client, { id }: { readonly id: string }, why = "It was a mix-up of two people.") =>
  operator.post<Sanction & Problem>(`/api/admin/sanctions/${id}/lift`, { reason: why })
const toldTo = async (person: Client) =>
  (await person.get<ReadonlyArray<Notification>>("/api/me/notifications")).body.map(({ text }) => text)
const inDays = <A, E, R>(days: number, work: Effect.Effect<A, E, R>) =>
  Effect.andThen(TestClock.setTime(Date.now() + days * 86_400_000), work).pipe(
    Effect.provide(TestClock.layer())
  )
const fail = (error: unknown) => {
  throw error
}

describe("A limited person", () => {
  const app = atApp()

  it("begins nothing, and is told why and where to object; reading, answering and finishing stay open", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const owner = await aSignedInHomeowner(app)
    const [pro, stranger] = [await aSignedInProvider(app), await aSignedInProvider(app)]
    const parties = { homeownerId: owner.account.id, providerId: pro.profile.id }
    const talk = aConversation(parties)
    const [agreed, offered] = [
      aQuote({ ...parties, status: "accepted", providerQuote: 200, acceptedAt: "2026-11-01T09:00:00.000Z" }),
      aQuote({ ...parties, providerQuote: 240 })
    ]
    const draft = aProject({ homeownerId: owner.account.id, status: "draft" })
    await app.run(seedMarketplace({ conversations: [talk], quotes: [agreed, offered], projects: [draft] }))
    expect((await sanction(dana, owner.account.id, limitation)).status).toBe(201)

    const words = `This account is limited: ${reason}. You can answer to hello@example.com.`
    expect((await owner.client.get("/api/me")).body).toMatchObject({ limited: words })
    const begun = [
      await owner.client.post("/api/quotes", aQuoteRequest(pro.profile.id)),
      await owner.client.post("/api/projects", aProjectRequest()),
      await owner.client.post(`/api/projects/${draft.id}/publish`),
      await owner.client.post("/api/conversations", { providerId: stranger.profile.id }),
      await owner.client.post(`/api/quotes/${offered.id}/accept`, {})
    ]
    const refusal = { status: 403, body: { code: "AccountLimited", detail: words } }
    expect(begun).toMatchObject(begun.map(() => refusal))
    expect(await owner.client.post("/api/conversations", { providerId: pro.profile.id })).toMatchObject({
      status: 200,
      body: { id: talk.id }
    })
    const message = { content: "I will be there at nine." }
    expect((await owner.client.post(`/api/conversations/${talk.id}/messages`, message)).status).toBe(201)
    expect((await owner.client.post(`/api/quotes/${agreed.id}/complete`)).status).toBe(200)
    expect((await owner.client.post(`/api/quotes/${offered.id}/reject`, {})).status).toBe(200)
    expect(await toldTo(owner.client)).toContain("Your account is limited")
  })

  it("is not found as a business, whatever its owner saves, until it is lifted", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const pro = await aSignedInProvider(app)
    const page = `/api/providers/${pro.profile.id}`
    const visitor = app.client()
    const { body } = await sanction(dana, pro.profile.userId, limitation)
    expect((await visitor.get(page)).status).toBe(404)
    const saved = await pro.client.put<OwnProfile>("/api/me/provider", aProfileRequest({ listed: true }))
    expect(saved).toMatchObject({ status: 200, body: { listed: true } })
    expect((await visitor.get(page)).status).toBe(404)

    expect(await lift(dana, body)).toMatchObject({
      status: 200,
      body: { liftedByName: "Dana Cole", liftReason: "It was a mix-up of two people." }
    })
    expect((await visitor.get(page)).status).toBe(200)
    expect((await pro.client.get("/api/me")).body).not.toHaveProperty("limited")
    expect(await toldTo(pro.client)).toContain("Your account is no longer limited")
    expect((await lift(dana, body)).status).toBe(409)
  })

  it("who wanted no page has none afterwards", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const pro = await aSignedInProvider(app, { listed: false })
    const { body } = await sanction(dana, pro.profile.userId, limitation)
    await lift(dana, body)
    expect((await app.client().get(`/api/providers/${pro.profile.id}`)).status).toBe(404)
    expect((await pro.client.get("/api/me/provider")).body).toMatchObject({ listed: false })
  })
})

describe("A suspended person", () => {
  const app = atApp()

  it("is signed out everywhere for good, and cannot sign in until the day has come", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const { account, client } = await aSignedInHomeowner(app)
    const elsewhere = await signIn(app, account)
    const credentials = { email: account.email, password }
    expect((await sanction(dana, account.id, suspension)).status).toBe(201)
    expect((await client.get("/api/me")).body).toEqual({ user: null })
    const other = app.client()
    const refused = await other.post("/api/auth/login", credentials)
    const until = "suspended until Dec 1, 2099"
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: "AccountSuspended",
        detail: `This account is ${until}: ${reason}. You can answer to hello@example.com.`
      }
    })
    // Without the password nobody learns of the suspension.
    const wrong = await other.post("/api/auth/login", { ...credentials, password: "something else" })
    expect(wrong).toMatchObject({ status: 401, body: { code: "WrongCredentials" } })

    const [{ id } = { id: "" }] = (await dana.get<PersonFile>(`/api/admin/people/${account.id}`)).body
      .sanctions
    expect((await lift(dana, { id })).status).toBe(200)
    expect((await other.post("/api/auth/login", credentials)).status).toBe(200)
    expect((await elsewhere.get("/api/me")).body).toEqual({ user: null })
  })

  it("has nothing open or agreed with others any more: jobs end by us, projects are open again, all are told", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app, { businessName: "Bluebonnet Plumbing" })
    const parties = { homeownerId: owner.account.id, providerId: pro.profile.id }
    const agreedOn = {
      ...parties,
      status: "accepted",
      providerQuote: 200,
      acceptedAt: "2026-11-01T09:00:00.000Z"
    } as const
    const quoteOn = aQuote(agreedOn)
    const project = aProject({ ...parties, status: "in_progress", quoteId: quoteOn.id })
    const [onProject, direct, asked, done] = [
      { ...quoteOn, projectId: project.id },
      aQuote(agreedOn),
      aQuote(parties),
      aQuote({ ...agreedOn, status: "completed" })
    ]
    await app.run(seedMarketplace({ projects: [project], quotes: [onProject, direct, asked, done] }))
    expect((await sanction(dana, pro.profile.userId, suspension)).status).toBe(201)

    const read = async ({ id }: { readonly id: string }) =>
      (await owner.client.get<Quote>(`/api/quotes/${id}`)).body
    for (const quote of [onProject, direct, asked]) {
      expect(await read(quote)).toMatchObject({
        status: "cancelled",
        closedBy: "site",
        closeReason: "account_closed"
      })
    }
    expect(await read(done)).toMatchObject({ status: "completed" })
    expect((await owner.client.get(`/api/projects/${project.id}`)).body).toMatchObject({
      status: "pending",
      providerId: null
    })
    const told = await toldTo(owner.client)
    expect(told.filter((text) => text.startsWith("A job with Bluebonnet Plumbing has ended"))).toHaveLength(2)
    expect(told.filter((text) => text.startsWith("A request with Bluebonnet"))).toHaveLength(1)
    expect((await app.client().get(`/api/providers/${pro.profile.id}`)).status).toBe(404)
  })

  it("leaves no project that was for them alone: it is a draft, its homeowner is told, and opens it to all", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app, { businessName: "Bluebonnet Plumbing" })
    const homeownerId = owner.account.id
    const addressed = { homeownerId, providerId: pro.profile.id }
    const [quiet, offeredOn] = [aProject({ ...addressed, title: "New taps" }), aProject(addressed)]
    const toAll = aProject({ homeownerId })
    const bids = [offeredOn, toAll].map(({ id: projectId }) =>
      aQuote({ ...addressed, projectId, providerQuote: 90 })
    )
    await app.run(seedMarketplace({ projects: [quiet, offeredOn, toAll], quotes: bids }))
    await sanction(dana, pro.profile.userId, suspension)

    const statusOf = async ({ id }: { readonly id: string }) =>
      (await owner.client.get<Project>(`/api/projects/${id}`)).body.status
    expect(await Promise.all([quiet, offeredOn, toAll].map(statusOf))).toEqual(["draft", "draft", "pending"])
    expect(await toldTo(owner.client)).toContain("Your project takes no more offers: New taps")
    const path = `/api/projects/${quiet.id}`
    expect((await owner.client.post(`${path}/publish`)).body).toMatchObject({ code: "AddresseeUnlisted" })
    await owner.client.put(path, aProjectRequest())
    expect((await owner.client.post(`${path}/publish`)).status).toBe(200)
  })

  it("keeps nothing that was under way at that moment: it ends within the hour", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    const limited = await aSignedInProvider(app)
    await sanction(dana, pro.profile.userId, suspension)
    await sanction(dana, limited.profile.userId, limitation)
    const late = [pro, limited].map(({ profile }) =>
      aQuote({ homeownerId: owner.account.id, providerId: profile.id })
    )
    const addressed = [pro, limited].map(({ profile }) =>
      aProject({ homeownerId: owner.account.id, providerId: profile.id })
    )
    await app.run(seedMarketplace({ quotes: late, projects: addressed }))
    for (const _ of ["a round", "the next one"]) await app.run(endLateWork(fail))
    const read = async ({ id }: { readonly id: string }) =>
      (await owner.client.get<Quote>(`/api/quotes/${id}`)).body.status
    expect(await Promise.all(late.map(read))).toEqual(["cancelled", "pending"])
    const statusOf = async ({ id }: { readonly id: string }) =>
      (await owner.client.get<Project>(`/api/projects/${id}`)).body.status
    expect(await Promise.all(addressed.map(statusOf))).toEqual(["draft", "pending"])
    const told = (await toldTo(owner.client)).filter((text) => text.startsWith("Your project takes no more"))
    expect(told).toHaveLength(1)
  })

  it("takes back what professionals were told of projects for them alone", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    await owner.client.post("/api/projects", aProjectRequest({ providerId: pro.profile.id }))
    expect(await toldTo(pro.client)).toEqual([expect.stringContaining("project")])
    await sanction(dana, owner.account.id, suspension)
    expect(await toldTo(pro.client)).toEqual([])
  })

  it("takes their own projects back, with the offers on them", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const owner = await aSignedInHomeowner(app, { firstName: "Olivia" })
    const [pro, other] = [await aSignedInProvider(app), await aSignedInProvider(app)]
    const homeownerId = owner.account.id
    const open = aProject({ homeownerId })
    const quote = aQuote({
      homeownerId,
      providerId: other.profile.id,
      status: "accepted",
      providerQuote: 90,
      acceptedAt: "2026-11-01T09:00:00.000Z"
    })
    const running = aProject({
      homeownerId,
      providerId: other.profile.id,
      status: "in_progress",
      quoteId: quote.id
    })
    const bid = aQuote({ homeownerId, providerId: pro.profile.id, projectId: open.id, providerQuote: 80 })
    const quotes = [bid, { ...quote, projectId: running.id }]
    await app.run(seedMarketplace({ projects: [open, running], quotes }))
    const { body } = await sanction(dana, homeownerId, suspension)
    await lift(dana, body)

    const client = await signIn(app, owner.account)
    for (const { id } of [open, running]) {
      expect((await client.get(`/api/projects/${id}`)).body).toMatchObject({ status: "draft" })
    }
    expect(await toldTo(pro.client)).toEqual([expect.stringContaining("A request with Olivia has ended")])
    expect(await toldTo(other.client)).toEqual([expect.stringContaining("A job with Olivia has ended")])
    // Of their own projects they are told nothing: others closed none of them.
    expect((await toldTo(client)).filter((text) => text.startsWith("Your project"))).toEqual([])
  })
})

describe("Sanctions", () => {
  const app = atApp()

  it("ask for the password, take one at a time and leave a row of the log each", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const operator = await aSignedInOperator(app)
    expect((await sanction(operator.client, account.id, limitation)).body.code).toBe("ConfirmPassword")
    await operator.client.post("/api/admin/unlock", { password })
    const both = await Promise.all([1, 2].map(() => sanction(operator.client, account.id, limitation)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body.detail).toBe(
      "This account is limited already. Lift that first."
    )
    const made = both.find(({ status }) => status === 201)
    const log = await operator.client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?thing=${account.id}`)
    const after = { sanctionId: made?.body.id, level: "limited", until: null, caseId: null }
    expect(log.body).toMatchObject([{ action: "sanction.add", thing: "user", after }])
    expect((await client.post(`/api/admin/people/${account.id}/sanctions`, limitation)).status).toBe(404)
  })

  it("are lifted, and links for a new password sent, by who has just typed the password alone", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const { client: locked } = await aSignedInOperator(app)
    const { account, client } = await aSignedInHomeowner(app)
    const { body } = await sanction(dana, account.id, limitation)
    const asked = { status: 403, body: { code: "ConfirmPassword" } }
    expect(await lift(locked, body)).toMatchObject(asked)
    expect(await locked.post(`/api/admin/people/${account.id}/reset`)).toMatchObject(asked)
    expect((await client.get("/api/me")).body).toHaveProperty("limited")
    expect(await emailsTo(app, account)).not.toContain("reset-password")
  })

  it("follow one whose day has come, also before anybody has noted that it is over", async () => {
    const operator = await anUnlockedOperator(app)
    const { account } = await aSignedInHomeowner(app)
    const over = aSanction({ userId: account.id, startedBy: operator.account.id, until: "2026-03-01" })
    await app.run(Effect.flatMap(SanctionRepository, ({ insert }) => insert(over)))
    expect((await sanction(operator.client, account.id, limitation)).status).toBe(201)
    const { body } = await operator.client.get<PersonFile>(`/api/admin/people/${account.id}`)
    expect(body.sanctions.map(({ liftedAt }) => liftedAt === null)).toEqual([true, false])

    const suspended = await aSignedInHomeowner(app)
    const past = aSanction({ ...over, id: aSanction().id, userId: suspended.account.id, level: "suspended" })
    await app.run(Effect.flatMap(SanctionRepository, ({ insert }) => insert(past)))
    const credentials = { email: suspended.account.email, password }
    expect((await app.client().post("/api/auth/login", credentials)).status).toBe(200)
  })

  it("are refused with what is wrong, and of operators and nobody", async () => {
    const operator = await anUnlockedOperator(app)
    const { account } = await aSignedInHomeowner(app)
    const other = await aSignedInOperator(app)
    expect(await sanction(operator.client, account.id, {})).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: "level", message: "Please choose what the account may not do" },
          {
            field: "reason",
            message: "Please give a reason of at least 10 characters: the person reads it"
          }
        ]
      }
    })
    const past = await sanction(operator.client, account.id, { ...limitation, until: "2026-01-01" })
    expect(past).toMatchObject({
      status: 422,
      body: { errors: [{ field: "until", message: "Please choose a day in the future." }] }
    })
    const elsewhere = { ...limitation, caseId: account.id }
    expect(await sanction(operator.client, account.id, elsewhere)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "caseId", message: "Unknown case" }] }
    })
    for (const { id } of [operator.account, other.account]) {
      expect(await sanction(operator.client, id, suspension)).toMatchObject({
        status: 409,
        body: { code: "OperatorsAreExempt" }
      })
    }
    const nobody = crypto.randomUUID()
    expect((await sanction(operator.client, nobody, limitation)).status).toBe(404)
    expect((await lift(operator.client, { id: nobody })).status).toBe(404)
  })

  it("end with their day, and the business is found again", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const pro = await aSignedInProvider(app)
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10)
    const { body } = await sanction(dana, pro.profile.userId, { ...limitation, until: tomorrow })
    await app.run(endSanctions(fail))
    expect((await app.client().get(`/api/providers/${pro.profile.id}`)).status).toBe(404)
    await app.run(inDays(3, endSanctions(fail)))
    expect((await app.client().get(`/api/providers/${pro.profile.id}`)).status).toBe(200)
    expect(body.until).toBe(tomorrow)
  })
})

describe("People", () => {
  const app = atApp()

  it("are found by operators, who see nothing that opens a session; each look is written down", async () => {
    const operator = await anUnlockedOperator(app)
    const { account } = await aSignedInHomeowner(app, { lastName: "Quackenbush" })
    const found = await operator.client.get("/api/admin/people?q=quackenb")
    expect(found).toMatchObject({ status: 200, body: [{ id: account.id, sanctioned: null }] })
    expect((await operator.client.get("/api/admin/people?q=%00")).status).toBe(422)
    const { body } = await operator.client.get<PersonFile>(`/api/admin/people/${account.id}`)
    expect(body).toMatchObject({ email: account.email, cases: { opened: 0, against: 0 }, sanctions: [] })
    expect(body.sessions).toEqual([
      { device: expect.any(String), startedAt: expect.any(String), seenOn: expect.any(String) }
    ])
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|token/i)
    const log = await operator.client.get(`/api/admin/audit?thing=${account.id}`)
    expect(log.body).toMatchObject([{ action: "person.look", before: null, after: null }])
    expect((await operator.client.get(`/api/admin/people/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await operator.client.get("/api/admin/people?before=x")).status).toBe(422)
  })

  it("get a link for a new password from an operator, who never sees it", async () => {
    const operator = await anUnlockedOperator(app)
    const { account } = await aSignedInHomeowner(app)
    const sent = await operator.client.post(`/api/admin/people/${account.id}/reset`)
    expect(sent).toMatchObject({ status: 200, body: {} })
    const log = await operator.client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?action=person.reset`)
    expect(log.body).toMatchObject([{ thingId: account.id }])
  })
})
