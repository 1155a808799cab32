import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { NotFound } from "#domain/shared/errors.ts"
import type { Problem } from "#ports/http/problem.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import type { Answer, Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProviderId, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

const json = { "content-type": "application/json" }

/** The problem that an answer holds; one that is not told as RFC 9457 wants it throws. */
const problemOf = ({ body, headers, status }: Answer<Problem>): Problem => {
  const isTold =
    headers.get("content-type") === "application/problem+json" &&
    body.type === "about:blank" &&
    body.status === status &&
    /^[A-Z][^.]+\.?$/.test(body.detail)
  if (!isTold) throw new Error(`No problem: ${status} ${JSON.stringify(body)}`)
  return body
}

const jsonOf = (bytes: number) => JSON.stringify({ email: "x".repeat(bytes - 12) })

const registration = (fields: string) =>
  `{"email":"eve-${crypto.randomUUID()}@example.com","username":"eve${Date.now()}","password":"correct horse battery",` +
  `"firstName":"Eve","lastName":"Stone","phone":"512-555-0123"${fields}}`

describe("problems", () => {
  let app: RunningApp
  let visitor: Client
  let homeowner: Client
  beforeAll(async () => {
    app = await startApp()
    visitor = app.client()
    homeowner = (await aSignedInHomeowner(app)).client
  })
  afterAll(() => app.stop())

  it("answer a body that is not JSON with 400", async () => {
    for (const body of ["{", "email=a", "{'a':1}", "\u0000", '{"a":1}}']) {
      expect(problemOf(await visitor.post<Problem>("/api/auth/login", body))).toMatchObject({
        status: 400,
        title: "Bad Request",
        code: "MalformedBody"
      })
    }
  })

  it.each([
    ',"role":"homeowner","__proto__":{"role":"provider","isAdmin":true}',
    ',"role":"homeowner","\\u005f_proto__":{"role":"provider","isAdmin":true}',
    ',"role":"homeowner","constructor":{"prototype":{"isAdmin":true}}',
    ',"role":"homeowner","more":[{"__proto__":{"isAdmin":true}}]'
  ])("pass over the unknown fields %s, whatever they are called", async (fields) => {
    const answer = await app.client().post<{ user: object }>("/api/auth/register", registration(fields))
    expect(answer).toMatchObject({ status: 201, body: { user: { role: "homeowner" } } })
    expect(answer.body.user).not.toHaveProperty("isAdmin")
    expect({}).not.toHaveProperty("isAdmin")
  })

  it("miss a field that only a prototype has", async () => {
    const answer = await visitor.post<Problem>("/api/auth/login", '{"__proto__":{"email":"a@example.com"}}')
    expect(problemOf(answer)).toMatchObject({ status: 422 })
    expect(answer.body.errors?.map(({ field }) => field)).toContain("email")
  })

  it("answer a visitor who must sign in with 401, whatever else is wrong", async () => {
    const calls = [
      await visitor.get<Problem>("/api/quotes"),
      await visitor.get<Problem>("/api/conversations/not-an-id/messages?limit=0"),
      await visitor.post<Problem>("/api/projects", "{"),
      await visitor.send<Problem>("POST", "/api/quotes/not-an-id/accept", {
        headers: { "content-type": "text/plain" }
      })
    ]
    for (const call of calls) {
      expect(problemOf(call)).toMatchObject({
        status: 401,
        code: "NotSignedIn",
        detail: "Please sign in to continue."
      })
    }
  })

  it("answer the wrong role with 403, before looking at the body", async () => {
    const { client } = await aSignedInProvider(app)
    expect(problemOf(await client.post<Problem>("/api/projects", { title: 1 }))).toMatchObject({
      status: 403,
      code: "WrongRole",
      detail: "Only homeowners can create new projects"
    })
    expect(problemOf(await client.post<Problem>("/api/quotes", {}))).toMatchObject({ status: 403 })
    expect(problemOf(await client.post<Problem>("/api/conversations", {}))).toMatchObject({ status: 403 })
  })

  it.each([
    ["GET", "/api/providers/42", "provider"],
    ["GET", `/api/providers/${crypto.randomUUID()}`, "provider"],
    ["GET", `/api/providers/${crypto.randomUUID().toUpperCase()}/reviews`, "provider"],
    ["GET", `/api/providers/${crypto.randomUUID()}/reviews?limit=1000`, "provider"],
    ["GET", "/api/providers/%E0%A4%A", "provider"],
    ["POST", "/api/quotes/42/accept", "quote"],
    ["POST", `/api/quotes/${crypto.randomUUID()}/offer`, "quote"],
    ["POST", `/api/projects/${crypto.randomUUID()}/quotes`, "project"],
    ["POST", "/api/projects/42/publish", "project"],
    ["GET", "/api/conversations/42/messages", "conversation"],
    ["POST", `/api/conversations/${crypto.randomUUID()}/messages`, "conversation"],
    ["POST", `/api/conversations/${crypto.randomUUID()}/read`, "conversation"]
  ])("answer %s %s with 404, before looking at the body", async (method, path, thing) => {
    const sent = method === "GET" ? {} : { body: {}, headers: json }
    expect(problemOf(await homeowner.send<Problem>(method, path, sent))).toMatchObject({
      status: 404,
      code: "NotFound",
      detail: `We could not find that ${thing}.`
    })
  })

  it("answer somebody else's thing with 404, before looking at body or query", async () => {
    const quote = aQuote()
    await app.run(seedMarketplace({ quotes: [quote] }))
    expect(problemOf(await homeowner.post<Problem>(`/api/quotes/${quote.id}/accept`))).toMatchObject({
      status: 404
    })
    expect(
      problemOf(await homeowner.post<Problem>(`/api/quotes/${quote.id}/offer`, { price: "x" }))
    ).toMatchObject({
      status: 404
    })
  })

  it.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/me/",
    "/API/me".toLowerCase() + "/x",
    "/api/providers/a/b/c"
  ])("answer the unknown address %s with 404", async (path) => {
    expect(problemOf(await visitor.get<Problem>(path))).toMatchObject({ status: 404, code: "UnknownPath" })
  })

  it.each([
    ["DELETE", "/api/me", "HEAD, GET"],
    ["GET", "/api/auth/login", "POST"],
    ["PUT", "/api/quotes", "POST, HEAD, GET"],
    ["OPTIONS", "/api/categories", "HEAD, GET"],
    ["PROPFIND", "/api/categories", "HEAD, GET"],
    ["POST", "/healthz", "HEAD, GET"]
  ])("answer %s %s with 405 and the methods it takes", async (method, path, allow) => {
    const answer = await visitor.send<Problem>(method, path)
    expect(problemOf(answer)).toMatchObject({ status: 405, code: "MethodNotAllowed" })
    expect(answer.headers.get("allow")).toBe(allow)
  })

  it.each([
    ["text/plain", "{}"],
    ["application/x-www-form-urlencoded", "email=a"],
    ["application/json-patch+json", "{}"],
    ["", undefined]
  ])("answer the content type %j with 415", async (type, body) => {
    const headers = type === "" ? {} : { "content-type": type }
    const answer = await visitor.send<Problem>("POST", "/api/auth/login", {
      headers,
      ...(body ? { body } : {})
    })
    expect(problemOf(answer)).toMatchObject({ status: 415, code: "NotJson" })
  })

  it.each(["application/json; charset=UTF-8", "Application/JSON", "APPLICATION/JSON ;Charset=utf-8"])(
    "take JSON as %s, and an empty body as an empty object",
    async (type) => {
      const sent = { "content-type": type }
      const empty = await visitor.post<Problem>("/api/auth/login", "", sent)
      expect(problemOf(empty)).toMatchObject({ status: 422 })
      const wrong = await visitor.post<Problem>(
        "/api/auth/login",
        { email: "a@example.com", password: "x" },
        sent
      )
      expect(problemOf(wrong)).toMatchObject({ status: 401 })
    }
  )

  it("take a call that needs no body without one", async () => {
    expect((await homeowner.send("POST", "/api/auth/logout", { headers: json })).status).toBe(200)
    homeowner = (await aSignedInHomeowner(app)).client
  })

  it("answer more than 64 KiB with 413, and hear it out", async () => {
    expect(jsonOf(65_536)).toHaveLength(65_536)
    expect(problemOf(await visitor.post<Problem>("/api/auth/login", jsonOf(65_536)))).toMatchObject({
      status: 422
    })
    expect(problemOf(await visitor.post<Problem>("/api/auth/login", jsonOf(65_537)))).toMatchObject({
      status: 413,
      code: "BodyTooLarge"
    })
    expect(problemOf(await visitor.post<Problem>("/api/auth/login", jsonOf(5_000_000)))).toMatchObject({
      status: 413
    })
  })

  it.each(["[]", '"text"', "5", "null", "true", '""'])(
    "answer the body %s, no object, with 422",
    async (body) => {
      expect(problemOf(await visitor.post<Problem>("/api/auth/login", body))).toMatchObject({
        status: 422,
        code: "InvalidInput"
      })
    }
  )

  it("name the parameters of a query that are wrong, and pass over those that are empty or unknown", async () => {
    const wrong = await visitor.get<Problem>(
      "/api/providers?limit=51&offset=-1&minRating=6&sortBy=name&availability=now&isLicensed=yes&service=a&service=b"
    )
    expect(problemOf(wrong)).toMatchObject({ status: 422 })
    expect(wrong.body.errors?.map(({ field }) => field).toSorted()).toEqual([
      "availability",
      "isLicensed",
      "limit",
      "minRating",
      "offset",
      "service",
      "sortBy"
    ])
    expect(wrong.body.errors).toContainEqual({ field: "service", message: "Please give this only once" })

    const path = "/api/providers?limit=&offset=&minRating=&sortBy=&isLicensed=&utm=1&utm=2&__proto__=3"
    expect((await visitor.get(path)).status).toBe(200)
  })

  it("answer a state that does not permit a step with 409, after validation", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const { profile, client: pro } = await aSignedInProvider(app)
    const quote = aQuote({ homeownerId: account.id, providerId: profile.id, status: "completed" })
    await app.run(seedMarketplace({ quotes: [quote] }))
    const refused = await client.post<Problem>(`/api/quotes/${quote.id}/accept`)
    expect(problemOf(refused)).toMatchObject({ status: 409, code: "StepNotAllowed" })
    expect(refused.body.detail).toContain("completed")
    expect(problemOf(await pro.post<Problem>(`/api/quotes/${quote.id}/offer`, { price: 0 }))).toMatchObject({
      status: 422
    })
    expect(problemOf(await pro.post<Problem>(`/api/quotes/${quote.id}/offer`, { price: 100 }))).toMatchObject(
      { status: 409 }
    )
  })

  it("name an unknown id inside a body on its field", async () => {
    const unknown = await homeowner.post<Problem>("/api/conversations", { providerId: aProviderId() })
    expect(problemOf(unknown)).toMatchObject({ status: 422 })
    expect(unknown.body.errors).toEqual([{ field: "providerId", message: "That provider does not exist" }])
  })
})

describe("a fault of ours", () => {
  it("is answered with the request's id alone, and told to the log without the statement's values", async () => {
    const secret = "meet me at 512-555-0142"
    const failing = new Error(`insert into messages values ('${secret}') - SQLITE_IOERR: disk I/O error`)
    const app = await startApp({
      change: (ports) =>
        Layer.merge(
          ports,
          Layer.succeed(CategoryViews, { all: Effect.die(failing), nameOf: () => Effect.die(failing) })
        )
    })
    const answer = await app.client().get<Problem>("/api/categories")
    await app.stop()
    const requestId = answer.headers.get("x-request-id") ?? "none"
    expect(problemOf(answer)).toMatchObject({
      status: 500,
      title: "Internal Server Error",
      code: "ServerFault"
    })
    expect(answer.body.detail).toContain(requestId)
    expect(JSON.stringify(answer.body)).not.toMatch(/insert|SQLITE|\.ts/)

    const log = app.logLines.join("")
    expect(log).toContain("SQLITE_IOERR: disk I/O error")
    expect(log).toContain("problems.test.ts")
    expect(log).not.toContain(secret)
    expect(app.logLines.every((line) => JSON.parse(line).requestId === requestId)).toBe(true)
  })

  it("is also a failure that a use case held for impossible", async () => {
    const impossible = Effect.die(new NotFound({ thing: "quote" }))
    const app = await startApp({
      change: (ports) =>
        Layer.merge(
          ports,
          Layer.succeed(QuoteViews, {
            ofHomeowner: () => impossible,
            ofProvider: () => impossible,
            byId: () => impossible
          })
        )
    })
    const { client } = await aSignedInHomeowner(app)
    const answer = await client.get<Problem>("/api/quotes")
    await app.stop()
    expect(problemOf(answer)).toMatchObject({ status: 500 })
  })
})
