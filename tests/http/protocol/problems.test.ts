import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProjectRequest, aProviderId, aQuote, aQuoteRequest } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { problemOf } from "./problem-of.ts"

const json = { "content-type": "application/json" }

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
    ["DELETE", "/api/me", "HEAD, GET, PUT"],
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
    expect(unknown.body.errors).toEqual([
      { field: "providerId", message: "This professional is not listed at the moment" }
    ])
  })

  const faultsOf = async (path: string, body: object) => {
    const answer = await homeowner.post<Problem>(path, body)
    expect(problemOf(answer)).toMatchObject({ status: 422 })
    return answer.body.errors?.map(({ field, message }) => `${field}: ${message}`)
  }

  it("name all unknown ids inside a body at once, beside what else is wrong with it", async () => {
    const named = aProjectRequest({ categoryId: crypto.randomUUID(), providerId: aProviderId() })
    const unknown = [
      "categoryId: Please select a service category",
      "providerId: This professional is not listed at the moment"
    ]
    expect(await faultsOf("/api/projects", named)).toEqual(unknown)
    expect(await faultsOf("/api/projects", { ...named, title: "" })).toEqual([
      "title: Title must be at least 5 characters",
      ...unknown
    ])
  })

  it("name whom a quote request is for, and who is not listed, beside what else is wrong with it", async () => {
    const request = aQuoteRequest(aProviderId())
    const short = "description: Please provide more details about your project"
    const unlisted = "providerId: This professional is not listed at the moment"
    expect(await faultsOf("/api/quotes", request)).toEqual([unlisted])
    expect(await faultsOf("/api/quotes", { ...request, description: "x" })).toEqual([short, unlisted])
    expect(await faultsOf("/api/quotes", { ...request, description: "x", providerId: "nobody" })).toEqual([
      expect.stringMatching(/^providerId: /),
      short
    ])
  })
})
