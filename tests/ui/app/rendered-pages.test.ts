// @vitest-environment node
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"

import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSignedInHomeowner, aSignedInProvider, signIn } from "#tests/http/accounts/people.ts"
import { aSignedInOperator } from "#tests/http/operators/people.ts"
import { openRenderedUi } from "#tests/support/app/rendered-ui.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"
import { indexedPaths } from "#ui/entry/server/page-servers.ts"

const chosenIn = (html: string) => /<option value="(\w+)" selected/.exec(html)?.[1]

describe("a rendered page", () => {
  const { remove, ui } = openRenderedUi()
  const reachable = { current: true }
  const outOfReach = Effect.die(new Error("The database is out of reach"))
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({
      ui,
      // Views of providers die as long as the database counts as out of reach.
      change: (ports) =>
        Layer.merge(
          ports,
          Layer.effect(
            ProviderViews,
            Effect.map(ProviderViews, (views) => ({
              ...views,
              search: (search) =>
                Effect.suspend(() => (reachable.current ? views.search(search) : outOfReach)),
              byId: (id, reader) =>
                Effect.suspend(() => (reachable.current ? views.byId(id, reader) : outOfReach))
            }))
          ).pipe(Layer.provide(ports))
        )
    })
  })
  afterEach(() => {
    reachable.current = true
  })
  afterAll(async () => {
    await app.stop()
    remove()
  })

  const page = (path: string, client = app.client()) => client.get<string>(path)

  it("has its data in its words, and hands it over", async () => {
    const { profile } = await aSignedInProvider(app, { businessName: "Bright Spark Electric" })
    const { body, headers, status } = await page(`/provider/${profile.id}`)
    expect(status).toBe(200)
    expect(headers.get("cache-control")).toBe("no-cache")
    expect(body).toMatch(/<h1[^>]*>Bright Spark Electric</)
    expect(body).toContain(`"id":"${profile.id}"`)
  })

  it.each(indexedPaths)("is finished on the server, also where there is nobody to show: %s", async (path) => {
    // What is left open is drawn anew by the browser, with an error in its log.
    expect((await page(path)).body).not.toContain("<!--$!-->")
  })

  it("says on the home page what a search was taken for, and where it looks, from the first one on", async () => {
    expect((await page("/?service=locksmith")).body).toContain("We have no locksmiths yet.")
    expect((await page("/?service=plumber+78704")).body).toMatch(
      /<input[^>]*name="location"[^>]*value="78704"/
    )
  })

  it("has the role chosen that its address names, and the usual one at the next address", async () => {
    for (const path of ["/register", "/Register", "/register/"]) {
      expect(chosenIn((await page(`${path}?role=provider`)).body)).toBe("provider")
      expect(chosenIn((await page(path)).body)).toBe("homeowner")
      expect(chosenIn((await page(`${path}?role=admin`)).body)).toBe("homeowner")
    }
  })

  it("carries on where to go once signed in as its address says it", async () => {
    const next = `next=${encodeURIComponent("/providers?service=heating+%26+cooling&location=Austin%2C+TX")}`
    expect((await page(`/login?${next}`)).body).toContain(`href="/register?${next}"`)
  })

  it("shows a provider's new name as soon as it is saved", async () => {
    const { client, profile } = await aSignedInProvider(app, { businessName: "Old Name Plumbing" })
    const path = `/provider/${profile.id}`
    expect((await page(path)).body).toContain("Old Name Plumbing")
    const saved = await client.put("/api/me/provider", {
      ...aProfileRequest(),
      businessName: "New Name Plumbing",
      listed: true
    })
    expect(saved.status).toBe(200)
    const { body } = await page(path)
    expect(body).toContain("New Name Plumbing")
    expect(body).not.toContain("Old Name Plumbing")
  })

  it("has a professional's own card with a way to edit it, from the first words on", async () => {
    const { client, profile } = await aSignedInProvider(app, { businessName: "Own Card Plumbing" })
    const { body } = await page("/providers?service=Own+Card+Plumbing", client)
    const [card = ""] = /<article(?:(?!<\/article>).)*Own Card Plumbing.*?<\/article>/s.exec(body) ?? []
    expect(card).toContain("Edit profile")
    expect(card).not.toContain("Get Quote")
    expect(card).toContain(`/provider/${profile.id}`)
  })

  it("is not found with its own screen: an unknown page, an unknown provider, one that is not listed", async () => {
    const { profile } = await aSignedInProvider(app, { listed: false })
    const [unknown, nobody, unlisted] = await Promise.all(
      ["/nowhere", `/provider/${crypto.randomUUID()}`, `/provider/${profile.id}`].map((path) => page(path))
    )
    expect(unknown).toMatchObject({ status: 404, body: expect.stringContaining("404 Page Not Found") })
    for (const answer of [nobody, unlisted]) {
      expect(answer).toMatchObject({
        status: 404,
        body: expect.stringContaining("We cannot show this professional")
      })
    }
  })

  it.each(["/admin", "/admin/audit", `/admin/people/${crypto.randomUUID()}`, "/Admin/"])(
    "is there at %s for operators alone, and nobody else is told more than of no page at all",
    async (path) => {
      const people = await Promise.all([aSignedInHomeowner(app), aSignedInProvider(app)])
      for (const client of [app.client(), ...people.map((person) => person.client)]) {
        const { headers, status } = await page(path, client)
        expect([status, headers.get("cache-control")]).toEqual([404, "private, no-store"])
      }
      const { client } = await aSignedInOperator(app)
      expect((await page(path, client)).status).toBe(200)
    }
  )

  it("says that its data is out of reach, with status 503, and is whole again by itself", async () => {
    reachable.current = false
    const failed = await page("/providers?service=anything")
    expect(failed.status).toBe(503)
    expect(failed.body).toMatch(/role="alert"/)
    reachable.current = true
    expect((await page("/providers?service=anything")).status).toBe(200)
  })

  it("has a picture that is as new as itself, and there only when it is", async () => {
    const { client, profile } = await aSignedInProvider(app, { businessName: "Old Name Roofing" })
    const picture = () => page(`/previews/provider/${profile.id}.png`)
    const { headers, status } = await picture()
    expect({ status, type: headers.get("content-type") }).toEqual({ status: 200, type: "image/png" })
    const save = (changes: object) =>
      client.put("/api/me/provider", { ...aProfileRequest(), listed: true, ...changes })
    await save({ businessName: "New Name Roofing" })
    expect((await picture()).headers.get("etag")).not.toBe(headers.get("etag"))
    reachable.current = false
    expect((await picture()).status).toBe(503)
    reachable.current = true
    await save({ listed: false })
    expect((await picture()).status).toBe(404)
  })

  it("is a person's own: no cache keeps it, and no visitor gets it", async () => {
    const { client } = await aSignedInHomeowner(app, { firstName: "Wilhelmina" })
    await page("/services")
    const own = await page("/services", client)
    expect(own.headers.get("cache-control")).toBe("private, no-store")
    expect(own.headers.get("etag")).toBeNull()
    expect(own.body).toContain("Wilhelmina")
    const { body, headers } = await page("/services")
    expect(headers.get("vary")).toContain("Cookie")
    expect(body).not.toContain("Wilhelmina")

    // After signing out the browser keeps its device cookie, but gets the cached page that all visitors share.
    await client.post("/api/auth/logout")
    expect([...client.cookies.keys()]).toEqual(["device"])
    const visitors = await page("/services", client)
    expect(visitors.headers.get("etag")).toBe(headers.get("etag"))
    expect(visitors.headers.get("etag")).toMatch(/^(?:W\/)?"/)
  })

  it("shows a provider's number to the signed-in alone", async () => {
    const phone = "512-555-0199"
    const { profile } = await aSignedInProvider(app, {}, { phone })
    const { account } = await aSignedInHomeowner(app)
    const path = `/provider/${profile.id}`
    expect((await page(path, await signIn(app, account))).body).toContain(phone)
    expect((await page(path)).body).not.toContain(phone)
  })

  it("of the signed-in alone is drawn by the browser, which is told who that is", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const { body } = await page("/dashboard", client)
    expect(body).toContain('<div id="root"></div>')
    expect(body).toContain(account.email)
    expect((await page("/dashboard")).body).not.toContain(account.email)
  })
})
