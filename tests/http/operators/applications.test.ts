import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { TooManySignIns } from "#domain/account/account-errors.ts"
import type { User } from "#domain/account/account.ts"
import type { Application } from "#domain/application/application-record.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import { plusFullDays, plusMinutes } from "#domain/shared/calendar.ts"
import type { Problem } from "#ports/http/problem.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { anApplicationForm } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"

import { aLink } from "../accounts/links.ts"
import { aNewProvider, aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { anApplicationIn, aSignedInOperator, aTakenApplication, anUnlockedOperator } from "./people.ts"

interface Identified {
  readonly id: string
}

const reason = "We could not find your license in the state's register."

describe("Applications", () => {
  const app = atApp({ trustProxy: true })

  let networks = 0
  const apply = (overrides: Parameters<typeof anApplicationForm>[0] = {}, from = `203.0.113.${networks++}`) =>
    app.client().post<Identified & Problem>("/api/applications", anApplicationForm(overrides), {
      "x-forwarded-for": from
    })

  const sendMail = () => app.run(sendEmails(() => undefined))
  const lettersTo = async (address: string) => {
    await sendMail()
    return app.letters.filter(({ to }) => to.address === address)
  }
  const aConfirmed = async ({ email, id }: Pick<User, "email" | "id">) => {
    const key = await aLink(app, { email, id }, { purpose: "confirm" })
    await app.client().post("/api/auth/confirm", { key })
  }
  const listOf = async (status: string) => {
    const { client } = await aSignedInOperator(app)
    const { body } = await client.get<ReadonlyArray<Application>>(`/api/admin/applications?status=${status}`)
    return body
  }

  it("are taken from everybody, with an email that carries nothing that was typed", async () => {
    const email = "first@example.com"
    const { body, status } = await apply({ email, firstName: "Win at evil.example" })
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 201, keys: ["id"] })
    expect((await listOf("submitted")).map(({ id }) => id)).toContain(body.id)
    const [letter, ...others] = await lettersTo(email)
    expect(letter?.subject).toBe("We have your application")
    expect(JSON.stringify(letter)).not.toContain("evil")
    expect(others).toEqual([])
  })

  it("are taken without what has a default", async () => {
    const { availability, isInsured, isLicensed, responseTime, ...said } = anApplicationForm()
    const { body, status } = await app.client().post<Identified>("/api/applications", said, {
      "x-forwarded-for": `203.0.113.${networks++}`
    })
    expect(status).toBe(201)
    const stored = (await listOf("submitted")).find(({ id }) => id === body.id)
    expect(stored).toMatchObject({
      isLicensed: false,
      isInsured: false,
      availability: "flexible",
      responseTime: "24h"
    })
  })

  it("are refused with all faults at once, and after five from one address in an hour", async () => {
    const faulty = await apply({ firstName: "", zipCode: "" })
    expect(faulty).toMatchObject({
      status: 422,
      body: { errors: [{ field: "firstName" }, { field: "zipCode" }] }
    })
    expect(await apply({ firstName: "", zipCode: "00000", licenseNumber: "" })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: "firstName" },
          { field: "licenseNumber", message: "Please enter your license number" },
          { field: "zipCode", message: "Valid ZIP code is required" }
        ]
      }
    })
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await apply({}, "198.51.100.7")).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it("of the same address take the place of one that nobody has taken, and of no other", async () => {
    const operator = await aSignedInOperator(app)
    const email = "twice@example.com"
    const first = (await apply({ email })).body.id
    const second = (await apply({ email })).body.id
    expect((await listOf("withdrawn")).map(({ id }) => id)).toContain(first)
    await operator.client.post(`/api/admin/applications/${second}/take`)
    const third = (await apply({ email })).body.id
    const waiting = [...(await listOf("in_review")), ...(await listOf("submitted"))]
    expect(
      waiting.filter((one) => one.email === email).map(({ id, sameAddress }) => ({ id, sameAddress }))
    ).toEqual([
      { id: second, sameAddress: 1 },
      { id: third, sameAddress: 1 }
    ])
  })

  it("of the same address take the place of one of the last 30 days alone", async () => {
    const email = "long-ago@example.com"
    const then = plusFullDays(new Date().toISOString(), -30)
    const older = await anApplicationIn(app, { email, createdAt: plusMinutes(then, -1) })
    const newer = await anApplicationIn(app, { email, createdAt: plusMinutes(then, 1) })
    const { id } = (await apply({ email })).body
    const idsOf = async (status: string) =>
      (await listOf(status)).filter((one) => one.email === email).map((one) => one.id)
    expect(await idsOf("withdrawn")).toEqual([newer.application.id])
    expect(await idsOf("submitted")).toEqual([older.application.id, id])
  })

  it("write to one address three times a day at most", async () => {
    const email = "flooded@example.com"
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await apply({ email })).status).toBe(201)
      await sendMail()
    }
    expect(await lettersTo(email)).toHaveLength(3)
  })

  it("are in the hands of one operator, until they have lain there for a day", async () => {
    const [one, other] = [await anUnlockedOperator(app), await anUnlockedOperator(app)]
    const { path } = await anApplicationIn(app)
    const takes = await Promise.all([one.client.post(`${path}/take`), other.client.post(`${path}/take`)])
    expect(takes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const loser = takes[0]?.status === 200 ? other : one
    expect(await loser.client.post(`${path}/approve`, { listed: true })).toMatchObject({
      status: 409,
      body: { code: "ChangedMeanwhile" }
    })
    const takenAt = "2026-03-02T09:30:00.000Z"
    const forsaken = await aTakenApplication(app, one, { takenAt })
    expect((await other.client.post(`${forsaken.path}/take`)).status).toBe(200)
  })

  it("make an account and a profile, whose person sets the password by a link", async () => {
    const operator = await anUnlockedOperator(app)
    const { application, path } = await aTakenApplication(app, operator)
    const answer = await operator.client.post<Application>(`${path}/approve`, { listed: true })
    expect(answer).toMatchObject({ status: 200, body: { status: "approved", decidedByName: "Dana Cole" } })
    const page = await app.client().get(`/api/providers/${answer.body.providerId}`)
    expect(page.body).toMatchObject({ businessName: "Reyes Plumbing", hourlyRateMin: 80, isLicensed: true })
    const [letter] = await lettersTo(application.email)
    expect(letter?.subject).toBe("Welcome, Reyes Plumbing is listed")
    const key = /reset-password#([\w-]+)/.exec(letter?.text ?? "")?.[1]
    const password = "a password of my own"
    expect((await app.client().post("/api/auth/reset", { key, password })).status).toBe(200)
    const signIn = await app.client().post("/api/auth/login", { email: application.email, password })
    expect(signIn).toMatchObject({ status: 200, body: { user: { role: "provider", firstName: "Marco" } } })
  })

  it("say of a claim without its particulars that it is not on the page that is listed", async () => {
    const operator = await anUnlockedOperator(app)
    const { application, path } = await aTakenApplication(app, operator, {
      isInsured: true,
      insuranceProvider: null
    })
    const { body } = await operator.client.post<Application>(`${path}/approve`, { listed: true })
    const page = await app.client().get(`/api/providers/${body.providerId}`)
    expect(page.body).toMatchObject({ isInsured: false })
    const [letter] = await lettersTo(application.email)
    expect(letter?.subject).toBe("Welcome, Reyes Plumbing is listed")
    expect(letter?.text).toContain("is not on your page until you add your insurance provider.")
    expect(letter?.text).not.toContain("still lacks")
  })

  it("make one account, whoever approves at once", async () => {
    const operator = await anUnlockedOperator(app)
    const { application, path } = await aTakenApplication(app, operator)
    const approve = () => operator.client.post(`${path}/approve`, { listed: true })
    const answers = await Promise.all([approve(), approve(), approve()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const { body } = await operator.client.get<ReadonlyArray<AuditRow>>(
      `/api/admin/audit?thing=${application.id}`
    )
    expect(body).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(application.email)
  })

  it("of a homeowner's address are not approved", async () => {
    const operator = await anUnlockedOperator(app)
    const { email } = (await aSignedInHomeowner(app)).account
    const { path } = await aTakenApplication(app, operator, { email })
    expect(await operator.client.post(`${path}/approve`, { listed: true })).toMatchObject({
      status: 409,
      body: {
        code: "AccountTaken",
        detail: "There is a homeowner account with this address. Ask the applicant for another one."
      }
    })
  })

  it("of an address that its provider has not confirmed are approved once that is done", async () => {
    const operator = await anUnlockedOperator(app)
    const { client } = await aSignedInProvider(app, { description: "", businessName: "Mine", listed: false })
    const person = (await client.get<{ readonly user: User }>("/api/me")).body.user
    const { path } = await aTakenApplication(app, operator, { email: person.email })
    const approve = () => operator.client.post<Problem>(`${path}/approve`, { listed: true })
    expect(await approve()).toMatchObject({
      status: 409,
      body: {
        code: "AccountTaken",
        detail:
          "There is a professional's account with this address that was never confirmed. Ask the applicant to set a new password for it, which confirms the address.",
        errors: [{ field: "email" }]
      }
    })
    expect((await client.get("/api/me/provider")).body).toMatchObject({ description: "" })
    expect(await lettersTo(person.email)).toEqual([])
    const password = "a password of my own"
    await app.client().post("/api/auth/reset", { key: await aLink(app, person), password })
    expect(await approve()).toMatchObject({ status: 200, body: { status: "approved" } })
  })

  it("of a provider's own address fill what the profile lacks, and change nothing else", async () => {
    const operator = await anUnlockedOperator(app)
    const mine = { description: "", hourlyRateMin: null, hourlyRateMax: null, listed: false }
    const { client } = await aSignedInProvider(app, { ...mine, businessName: "Mine" })
    const { email, id } = (await client.get<{ readonly user: User }>("/api/me")).body.user
    await aConfirmed({ email, id })
    const { path } = await aTakenApplication(app, operator, {
      email,
      businessName: "Theirs",
      location: "Dallas, TX"
    })
    expect((await operator.client.post(`${path}/approve`, { listed: true })).status).toBe(200)
    expect((await client.get("/api/me/provider")).body).toMatchObject({
      businessName: "Mine",
      location: "Austin, TX",
      listed: false,
      hourlyRateMin: 80,
      description: "Family plumbers: repairs, water heaters, repipes and honest prices."
    })
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(["Welcome, Mine is ready"])
  })

  it("of somebody who has registered meanwhile say all that registration has only preset", async () => {
    const operator = await anUnlockedOperator(app)
    const client = await aNewProvider(app)
    const { user } = (await client.get<{ readonly user: User }>("/api/me")).body
    await aConfirmed(user)
    const said = {
      businessName: "Salinas Plumbing",
      isLicensed: true,
      licenseNumber: "TX-771204",
      isInsured: true,
      insuranceProvider: "Lone Star Mutual",
      availability: "today",
      responseTime: "1h"
    } as const
    const { path } = await aTakenApplication(app, operator, { ...said, email: user.email })
    expect((await operator.client.post(`${path}/approve`, { listed: true })).status).toBe(200)
    expect((await client.get("/api/me/provider")).body).toMatchObject({ ...said, listed: false, missing: [] })
    const letters = await lettersTo(user.email)
    const letter = letters.find(({ subject }) => subject === "Welcome, Salinas Plumbing is ready")
    expect(letter?.text).toContain("Your profile is complete. You list it yourself, when you are ready.")
  })

  it("leave alone what a provider has listed, and claim nothing for it", async () => {
    const operator = await anUnlockedOperator(app)
    const listed = { businessName: "Marco Reyes", availability: "flexible", responseTime: "24h" } as const
    const mine = { isLicensed: true, licenseNumber: "TX-1", isInsured: false, insuranceProvider: null }
    const { client } = await aSignedInProvider(
      app,
      { ...listed, ...mine },
      { firstName: "Marco", lastName: "Reyes" }
    )
    const { user } = (await client.get<{ readonly user: User }>("/api/me")).body
    await aConfirmed(user)
    const { path } = await aTakenApplication(app, operator, {
      email: user.email,
      businessName: "Theirs",
      availability: "today",
      responseTime: "1h",
      licenseNumber: "TX-2",
      isInsured: true,
      insuranceProvider: "Lone Star Mutual"
    })
    expect((await operator.client.post(`${path}/approve`, { listed: true })).status).toBe(200)
    expect((await client.get("/api/me/provider")).body).toMatchObject({
      ...listed,
      isLicensed: true,
      licenseNumber: "TX-1",
      isInsured: false,
      insuranceProvider: null
    })
  })

  it("with a ZIP code that there is not are refused on that field", async () => {
    const operator = await anUnlockedOperator(app)
    const { application, path } = await aTakenApplication(app, operator, { zipCode: "00000" })
    expect(await operator.client.post(`${path}/approve`, { listed: true })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "zipCode", message: "Valid ZIP code is required" }] }
    })
    const byEmail = Effect.flatMap(UserRepository, (users) => users.byEmail(application.email))
    expect(await app.run(byEmail)).toBeNull()
  })

  it("are declined with a reason that the applicant reads", async () => {
    const operator = await aSignedInOperator(app)
    const { application, path } = await aTakenApplication(app, operator)
    expect((await operator.client.post(`${path}/decline`, { reason: "no" })).status).toBe(422)
    const decline = () => operator.client.post(`${path}/decline`, { reason })
    expect(await decline()).toMatchObject({ status: 200, body: { status: "declined", reason } })
    expect((await decline()).status).toBe(409)
    const [letter] = await lettersTo(application.email)
    expect(letter).toMatchObject({ subject: "About your application" })
    expect(letter?.text).toContain(reason)
  })
})

describe("An approval", () => {
  const noHashing = Layer.effect(
    PasswordHasher,
    Effect.map(PasswordHasher, (own) => ({ ...own, hash: () => Effect.fail(new TooManySignIns()) }))
  )
  const app = atApp({ change: (ports) => Layer.provideMerge(noHashing, ports) })

  it("hashes no password, for which all other writes would have to wait", async () => {
    const operator = await anUnlockedOperator(app)
    const { path } = await aTakenApplication(app, operator)
    const key = { "idempotency-key": crypto.randomUUID() }
    expect(await operator.client.post(`${path}/approve`, { listed: true }, key)).toMatchObject({
      status: 200,
      body: { status: "approved" }
    })
  })
})

describe.each(storesUnderTest())("Applications on %s", (name) => {
  const app = atAppOn(name)

  it("of people who are called the same are approved at once", async () => {
    const operator = await anUnlockedOperator(app)
    const both = [await aTakenApplication(app, operator), await aTakenApplication(app, operator)]
    const answers = await Promise.all(
      both.map(({ path }) => operator.client.post(`${path}/approve`, { listed: true }))
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const found = await Promise.all(
      both.map(({ application: { email } }) =>
        app.run(Effect.flatMap(UserRepository, ({ byEmail }) => byEmail(email)))
      )
    )
    const usernames = found.map((account) => account?.username ?? "").toSorted()
    expect(usernames).toEqual(["marcoreyes", expect.stringMatching(/^marcoreyes[0-9a-f]{8}$/)])
  })
})
