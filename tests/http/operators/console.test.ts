import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { AuditEntry } from "#domain/operator/audit.ts"
import type { EmailFigure } from "#domain/operator/email-figures.ts"
import { plusHours } from "#domain/shared/calendar.ts"
import { dayOf } from "#domain/shared/instant.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import { endpoints } from "#ports/http/endpoints.ts"
import type { Problem } from "#ports/http/problem.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { anEmail, anEmailKey, aQuoteRequest } from "#tests/support/builders.ts"
import { now } from "#use-cases/now.ts"

import { aSignedInHomeowner, aSignedInProvider, password } from "../accounts/people.ts"
import { anApplicationIn, aSignedInOperator, aTakenApplication, anUnlockedOperator } from "./people.ts"

const rows: ReadonlyArray<readonly [string, AnyEndpoint]> = Object.entries(endpoints)
const ofOperators = rows.filter(([, { who }]) => who === "operator").map(([key]) => key)
const ofMembers = rows
  .filter(([, { who }]) => who === "members" || typeof who === "object")
  .map(([key]) => key)

const anId = "01900000-0000-7000-8000-ffffffffffff"

const sent = (client: Client, key: string) => {
  const [method = "", path = ""] = key.split(" ")
  const body = method === "GET" ? {} : { body: "no JSON at all", headers: { "content-type": "text/plain" } }
  return client.send<Problem>(method, path.replaceAll(/:\w+/g, anId), body)
}

const nothingThere = {
  status: 404,
  body: { code: "UnknownPath", detail: "There is nothing at this address." }
}

const auditOf = async (client: Client, id: string) =>
  (await client.get<ReadonlyArray<AuditEntry>>(`/api/admin/audit?thing=${id}`)).body

describe("The operators' console", () => {
  const app = atApp()
  it.each(ofOperators)("is not there for anybody else, before anything is read: %s", async (key) => {
    const homeowner = await aSignedInHomeowner(app)
    const provider = await aSignedInProvider(app)
    for (const client of [app.client(), homeowner.client, provider.client]) {
      expect(await sent(client, key)).toMatchObject(nothingThere)
    }
  })

  it("is announced to nobody else by its methods, which operators are told", async () => {
    const others = [
      app.client(),
      (await aSignedInHomeowner(app)).client,
      (await aSignedInProvider(app)).client
    ]
    const operator = await aSignedInOperator(app)
    const wrong = ["PUT /api/admin/queue", "DELETE /api/admin/people", "GET /api/admin/unlock"]
    for (const key of [...wrong, "OPTIONS /api/admin/queue"]) {
      for (const client of others) {
        const answer = await sent(client, key)
        expect(answer).toMatchObject(nothingThere)
        expect(answer.headers.get("allow")).toBeNull()
      }
      expect((await sent(operator.client, key)).status).toBe(405)
    }
  })

  it.each(ofMembers)("keeps operators out of the marketplace: %s", async (key) => {
    const { client } = await aSignedInOperator(app)
    expect(await sent(client, key)).toMatchObject({
      status: 403,
      body: { code: "OperatorsStandAside", detail: "Operators do not take part in the marketplace." }
    })
  })

  it("is told to operators alone", async () => {
    const { account, client } = await aSignedInOperator(app)
    const homeowner = await aSignedInHomeowner(app)
    expect((await client.get("/api/me")).body).toMatchObject({ user: { id: account.id }, operator: true })
    expect((await homeowner.client.get("/api/me")).body).not.toHaveProperty("operator")
  })

  it("is gone with the next call when the rights were taken", async () => {
    const { account, client } = await aSignedInOperator(app)
    expect((await client.get("/api/admin/queue")).status).toBe(200)
    await app.run(Effect.flatMap(OperatorRepository, ({ remove }) => remove(account.id)))
    expect(await client.get("/api/admin/queue")).toMatchObject(nothingThere)
    const { profile } = await aSignedInProvider(app)
    expect((await client.post("/api/quotes", aQuoteRequest(profile.id))).status).toBe(201)
  })

  it("asks for the password before what makes accounts, and only in this browser", async () => {
    const operator = await aSignedInOperator(app)
    const { application, path } = await aTakenApplication(app, operator)
    const approve = () => operator.client.post<Problem>(`${path}/approve`, { listed: true })
    expect(await approve()).toMatchObject({
      status: 403,
      body: { code: "ConfirmPassword", detail: "Please enter your password once more." }
    })
    const wrong = await operator.client.post<Problem>("/api/admin/unlock", { password: "something else" })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: "password" }] } })
    expect((await approve()).status).toBe(403)
    expect((await operator.client.post("/api/admin/unlock", { password })).status).toBe(200)
    expect(await approve()).toMatchObject({ status: 200, body: { status: "approved" } })
    expect(await auditOf(operator.client, application.id)).toHaveLength(1)
  })

  it("counts wrong passwords as failed sign-ins", async () => {
    const { account, client } = await aSignedInOperator(app)
    for (let turn = 0; turn < 10; turn += 1) {
      await client.post("/api/admin/unlock", { password: `guess ${turn}` })
    }
    expect((await client.post("/api/admin/unlock", { password })).status).toBe(429)
    const signIn = await app.client().post("/api/auth/login", { email: account.email, password })
    expect(signIn.status).toBe(429)
  })

  it("counts emails that are tried again beside those that failed", async () => {
    const { client } = await anUnlockedOperator(app)
    const nextAt = "2030-01-01T00:01:00.000Z"
    await app.run(
      Effect.gen(function* () {
        const emails = yield* EmailRepository
        yield* emails.add([anEmail({ userId: null, kind: "reset-password", thingId: null, groupKey: null })])
        const [claimed] = yield* emails.claim("2030-01-01T00:00:00.000Z", "2030-01-01T00:02:00.000Z", 1)
        if (claimed)
          yield* emails.settle(claimed, { state: "waiting", reason: "no answer", notBefore: nextAt })
      })
    )
    expect((await client.get("/api/admin/queue")).body).toMatchObject({
      failedEmails: { count: 0, oldestAt: null },
      retriedEmails: { count: 1, nextAt }
    })
  })

  it("has failed emails sent again, and writes that down", async () => {
    const { client } = await anUnlockedOperator(app)
    const email = anEmail({ userId: null, kind: "reset-password", thingId: null, groupKey: null })
    await app.run(
      Effect.gen(function* () {
        const emails = yield* EmailRepository
        yield* emails.add([email])
        const [claimed] = yield* emails.claim("2030-01-01T00:00:00.000Z", "2030-01-01T00:02:00.000Z", 1)
        if (claimed) yield* emails.settle(claimed, { state: "failed", reason: "no answer" })
      })
    )
    const again = `/api/admin/emails/${email.id}/again`
    expect((await client.get("/api/admin/emails")).body).toMatchObject([
      { id: email.id, state: "failed", reason: "no answer" }
    ])
    expect((await client.get("/api/admin/queue")).body).toMatchObject({ failedEmails: { count: 1 } })
    expect(await client.post(again)).toMatchObject({ status: 200, body: { state: "waiting", attempts: 0 } })
    expect((await client.post(`/api/admin/emails/${anId}/again`)).status).toBe(404)
    const [row, ...others] = await auditOf(client, email.id)
    expect(row).toMatchObject({ action: "email.again", before: { state: "failed" }, actorName: "Dana Cole" })
    expect(others).toEqual([])
  })

  it("names what a row of the log is about, as it is called now, and keeps to itself what was erased", async () => {
    const operator = await anUnlockedOperator(app)
    const { application, path } = await aTakenApplication(app, operator, { businessName: "Named Nails" })
    await operator.client.post(`${path}/approve`, { listed: true })
    const [row] = await auditOf(operator.client, application.id)
    expect(row).toMatchObject({
      names: {
        [application.id]: "Named Nails",
        [String(row?.after?.["userId"])]: "Marco Reyes",
        [String(row?.after?.["providerId"])]: "Named Nails"
      }
    })
    const erased = await aTakenApplication(app, operator, { businessName: "" })
    await operator.client.post(`${erased.path}/take`)
    expect(await auditOf(operator.client, erased.application.id)).toMatchObject([
      { names: { [operator.account.id]: "Dana Cole" } }
    ])
  })

  it("pages through the log, newest first, and finds in it", async () => {
    const operator = await aSignedInOperator(app)
    for (let turn = 0; turn < 3; turn += 1) {
      const { path } = await anApplicationIn(app)
      await operator.client.post(`${path}/take`)
    }
    const own = `/api/admin/audit?actor=${operator.account.id}`
    const first = await operator.client.get<ReadonlyArray<AuditEntry>>(`${own}&limit=2`)
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? ""
    const second = await operator.client.get<ReadonlyArray<AuditEntry>>(next)
    const ids = [...first.body, ...second.body].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(ids).toHaveLength(3)
    expect(second.headers.get("link")).toBeNull()
    expect((await operator.client.get(`${own}&action=application.decline`)).body).toEqual([])
    expect((await operator.client.get(`${own}&from=2020-01-01&to=2020-01-02`)).body).toEqual([])
    for (const day of ["2026-02-30", "0000-01-01"]) {
      expect((await operator.client.get(`/api/admin/audit?from=${day}`)).status).toBe(422)
    }
  })

  it.each(["applications", "cases", "checks", "emails", "imports", "matches", "people"])(
    "begins no page of %s after what is not there",
    async (list) => {
      const { client } = await aSignedInOperator(app)
      const { body, status } = await client.get<Problem>(`/api/admin/${list}?before=${anId}`)
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ["before"]])
    }
  )

  it("counts for each of the last days what was sent and has failed, and the links that were used", async () => {
    const { client } = await aSignedInOperator(app)
    const { account } = await aSignedInHomeowner(app)
    const at = await app.run(now)
    const figures = () => client.get<ReadonlyArray<EmailFigure>>("/api/admin/emails/figures")
    const before = (await figures()).body
    expect(before).toHaveLength(14)
    expect(before.map(({ day }) => day)).toEqual(
      before
        .map(({ day }) => day)
        .toSorted()
        .toReversed()
    )
    const key = anEmailKey({ userId: account.id, expiresAt: plusHours(at, 1) })
    await app.run(
      Effect.gen(function* () {
        const { add, claim, settle } = yield* EmailRepository
        yield* add([anEmail({ userId: null, notBefore: at }), anEmail({ userId: null, notBefore: at })])
        const [first, second] = (yield* claim(at, plusHours(at, 0), 1_000)).toReversed()
        if (!first || !second) throw new Error("Nothing was claimed")
        yield* settle(first, { state: "sent", sentAt: at })
        yield* settle(second, { state: "failed", reason: "nobody listens" })
        const { issue, use } = yield* EmailKeyRepository
        yield* issue(key)
        yield* use(key.digest, at)
      })
    )
    const [today] = before
    if (!today) throw new Error("There is no today")
    expect((await figures()).body).toEqual([
      { day: dayOf(at), sent: today.sent + 1, failed: today.failed + 1, opened: today.opened + 1 },
      ...before.slice(1)
    ])
  })
})
