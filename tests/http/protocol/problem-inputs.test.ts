import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { problemOf } from "./problem-of.ts"

const json = { "content-type": "application/json" }

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

  it.each(["[]", "5", "null"])(
    "answer the body %s with 422 where nothing has to be sent, too",
    async (body) => {
      expect(problemOf(await visitor.post<Problem>("/api/auth/logout", body))).toMatchObject({ status: 422 })
      expect((await visitor.post("/api/auth/logout", "{}")).status).toBe(200)
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

  it("go through a query once, however often it has the same name", async () => {
    const readAgain = vi.spyOn(URLSearchParams.prototype, "getAll")
    expect((await visitor.get(`/api/categories?${"a&".repeat(6_800)}`)).status).toBe(200)
    expect((await homeowner.get(`/api/me?${"a&".repeat(6_800)}`)).status).toBe(200)
    expect(readAgain).not.toHaveBeenCalled()
    readAgain.mockRestore()
  })
})
