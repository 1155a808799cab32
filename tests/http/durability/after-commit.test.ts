import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { Quote } from "#domain/quote/quote.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import type { Problem } from "#ports/http/problem.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"
import { type DatabaseName } from "#tests/support/stores/commit-traps.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"

import { aLink } from "../accounts/links.ts"
import { aSignedInHomeowner, password } from "../accounts/people.ts"
import { sendCall, writingCalls } from "../marketplace/writing-calls.ts"

const databases = (["sqlite", "postgres"] as const).filter((name) => storesUnderTest().includes(name))

const unconfirmed = {
  status: 503,
  body: {
    code: "StoreUnconfirmed",
    detail:
      "Our database went away before it confirmed this. Please look whether it was saved, then try again."
  }
}

describe.each(databases)("%s, away when something has been committed", (name: DatabaseName) => {
  let store: Awaited<ReturnType<(typeof freshDatabaseStores)[DatabaseName]>>
  let app: RunningApp
  let gone: "giveBack" | "quote" | "reset" | "session" | null
  const unless = <A>(what: typeof gone, work: Effect.Effect<A>) =>
    Effect.suspend(() => (gone === what ? Effect.die(new StoreUnavailable("away", new Error("gone"))) : work))

  const stumbling = Layer.mergeAll(
    Layer.effect(
      SessionRepository,
      Effect.map(SessionRepository, (sessions) =>
        SessionRepository.of({
          ...sessions,
          insert: (session) => unless("session", sessions.insert(session))
        })
      )
    ),
    Layer.effect(
      QuoteViews,
      Effect.map(QuoteViews, (views) =>
        QuoteViews.of({ ...views, byId: (...asked) => unless("quote", views.byId(...asked)) })
      )
    ),
    Layer.effect(
      AttemptLimiter,
      Effect.map(AttemptLimiter, (limiter) =>
        AttemptLimiter.of({
          ...limiter,
          giveBack: (...counted) => unless("giveBack", limiter.giveBack(...counted)),
          reset: (...counted) => unless("reset", limiter.reset(...counted))
        })
      )
    )
  )

  beforeAll(async () => {
    store = await freshDatabaseStores[name]()
    app = await startApp({ store: store.layer, change: (ports) => Layer.provideMerge(stumbling, ports) })
  })
  beforeEach(() => {
    gone = null
  })
  afterAll(async () => {
    await app.stop()
    await store.remove()
  })

  const callOf = (endpoint: string) => {
    const make = writingCalls[endpoint]
    if (make === undefined) throw new Error(`There is no call of ${endpoint}`)
    return make(app)
  }

  it("does not say of an offer that was accepted that nothing was done", async () => {
    const accepting = await callOf("POST /api/quotes/:quoteId/accept")
    gone = "quote"
    expect(await sendCall(accepting)).toMatchObject(unconfirmed)
    gone = null
    const { body } = await accepting.client.get<ReadonlyArray<Quote>>("/api/quotes")
    expect(body.map(({ status }) => status)).toEqual(["accepted"])
  })

  it("does not say of an account that was opened that nothing was saved", async () => {
    const { email, firstName, lastName, username } = aUser()
    const registration = { email, firstName, lastName, username, password, role: "homeowner" }
    gone = "session"
    expect(await app.client().post("/api/auth/register", registration)).toMatchObject(unconfirmed)
    gone = null
    expect((await app.client().post("/api/auth/login", { email, password })).status).toBe(200)
  })

  it("opens an account and changes one where a count cannot be given back", async () => {
    const { email, firstName, lastName, username } = aUser()
    gone = "giveBack"
    const client = app.client()
    const registration = { email, firstName, lastName, username, password, role: "homeowner" }
    expect((await client.post("/api/auth/register", registration)).status).toBe(201)
    const changed = await client.put("/api/me", { firstName, lastName: "Moss", username, phone: "" })
    expect(changed).toMatchObject({ status: 200, body: { user: { lastName: "Moss" } } })
  })

  it("leaves a link to a new password as it was where failures cannot be forgotten", async () => {
    const { account } = await aSignedInHomeowner(app)
    const key = await aLink(app, account)
    const reset = () => app.client().post<Problem>("/api/auth/reset", { key, password: "a longer password" })
    gone = "reset"
    expect(await reset()).toMatchObject({ status: 503, body: { code: "StoreAway" } })
    gone = null
    const login = (tried: string) =>
      app.client().post("/api/auth/login", { email: account.email, password: tried })
    expect((await login(password)).status).toBe(200)
    expect((await reset()).status).toBe(200)
    expect((await login("a longer password")).status).toBe(200)
  })
})
