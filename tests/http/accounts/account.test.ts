import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { User } from "#domain/account/account.ts"
import type { Problem } from "#ports/http/problem.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"

import { aSignedInHomeowner, password, signIn } from "./people.ts"

interface WithUser {
  readonly user: User | null
}

const aRegistration = (overrides: object = {}) => {
  const { email, firstName, lastName, username } = aUser()
  return { email, firstName, lastName, username, password, ...overrides }
}

describe("accounts over HTTP", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  describe("registering", () => {
    it("makes a homeowner unless told otherwise, and signs in", async () => {
      const client = app.client()
      const sent = aRegistration({ username: "  Olivia ", email: " Olivia@Example.COM ", phone: "" })
      const { body, status } = await client.post<WithUser>("/api/auth/register", sent)
      expect(status).toBe(201)
      expect(body).toEqual({
        user: {
          id: expect.stringMatching(/^[0-9a-f-]{14}7/),
          username: "Olivia",
          email: "olivia@example.com",
          firstName: sent.firstName,
          lastName: sent.lastName,
          phone: null,
          role: "homeowner",
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/)
        }
      })
      expect(await client.get("/api/me")).toMatchObject({ status: 200, body })
    })

    it("says which of email and username is taken, whatever the case of their letters", async () => {
      const taken = aRegistration({ username: "casper", email: "casper@example.com" })
      await app.client().post("/api/auth/register", taken)
      const both = { ...taken, username: "CASPER", email: "Casper@Example.com" }
      const answers = [
        await app.client().post<Problem>("/api/auth/register", both),
        await app.client().post<Problem>("/api/auth/register", aRegistration({ username: "Casper" }))
      ]
      expect(answers.map(({ body: { errors }, status }) => ({ errors, status }))).toEqual([
        {
          status: 409,
          errors: [
            { field: "email", message: "That email address is already registered" },
            { field: "username", message: "That username is already taken" }
          ]
        },
        { status: 409, errors: [{ field: "username", message: "That username is already taken" }] }
      ])
    })

    it("names every fault at once, in the words of the form", async () => {
      const client = app.client()
      const { body, status } = await client.post<Problem>("/api/auth/register", {
        username: "ab",
        email: "nobody",
        role: "admin",
        password: "short"
      })
      expect(status).toBe(422)
      expect(body.errors?.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
        { field: "email", message: "Please enter a valid email address" },
        { field: "firstName", message: "First name is required" },
        { field: "lastName", message: "Last name is required" },
        { field: "password", message: "Password must be at least 8 characters" },
        { field: "role", message: "Please choose a role" },
        { field: "username", message: "Username must be at least 3 characters" }
      ])
      expect(client.cookies.size).toBe(0)
    })

    it("lets nobody choose what is not theirs to choose", async () => {
      const id = crypto.randomUUID()
      const { body } = await app
        .client()
        .post<WithUser>("/api/auth/register", aRegistration({ id, createdAt: "2001-01-01T00:00:00.000Z" }))
      expect(body.user?.id).not.toBe(id)
      expect(body.user?.createdAt).not.toMatch(/^2001/)
    })
  })

  describe("signing in", () => {
    it("takes the email in any case, and gives the person without the password", async () => {
      const { account } = await aSignedInHomeowner(app)
      const { body, status } = await app
        .client()
        .post<WithUser>("/api/auth/login", { email: account.email.toUpperCase(), password })
      const { passwordHash: _, ...user } = account
      expect({ body, status }).toEqual({ status: 200, body: { user } })
    })

    it("answers an unknown email and a wrong password alike", async () => {
      const { account } = await aSignedInHomeowner(app)
      const wrong = await app.client().post("/api/auth/login", { email: account.email, password: "wrong" })
      const unknown = await app.client().post("/api/auth/login", { email: "no@example.com", password })
      expect(wrong.status).toBe(401)
      expect(wrong.body).toEqual({
        type: "about:blank",
        title: "Unauthorized",
        status: 401,
        detail: "Invalid email or password.",
        code: "WrongCredentials"
      })
      expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null })
    })
  })

  it("says who is signed in, and null for visitors", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    expect(await client.get("/api/me")).toMatchObject({ status: 200, body: { user: { id: account.id } } })
    expect(await app.client().get("/api/me")).toMatchObject({ status: 200, body: { user: null } })
  })

  it("signs out, also whoever is signed out already", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const other = await signIn(app, account)
    expect(await client.post("/api/auth/logout")).toMatchObject({ status: 200, body: {} })
    expect([...client.cookies.keys()]).toEqual(["device"])
    expect(await client.get("/api/me")).toMatchObject({ body: { user: null } })
    expect(await other.get("/api/me")).toMatchObject({ body: { user: { id: account.id } } })

    const visitor = await app.client().post("/api/auth/logout")
    expect(visitor).toMatchObject({ status: 200, body: {} })
    expect(visitor.headers.getSetCookie()).toEqual([])
  })
})
