import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import type { NoticeTopic } from "#domain/notices/topics.ts"
import type { Problem } from "#ports/http/problem.ts"
import { Keys } from "#ports/keys.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aQuoteRequest } from "#tests/support/builders.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

interface Shown {
  readonly id: string
  readonly text: string
  readonly href: string
  readonly kind: string
  readonly readAt: string | null
}

const path = "/api/me/notifications"

describe("What a person was told", () => {
  let app: RunningApp
  beforeEach(async () => {
    app = await startApp()
  })
  afterEach(() => app.stop())

  const aTown = async (requests: number) => {
    const olivia = await aSignedInHomeowner(app, { firstName: "Olivia" })
    const marcus = await aSignedInProvider(app)
    const asked: Array<string> = []
    for (let count = 0; count < requests; count += 1) {
      const { body } = await olivia.client.post<{ id: string }>(
        "/api/quotes",
        aQuoteRequest(marcus.profile.id)
      )
      asked.push(body.id)
    }
    return { asked, olivia: olivia.client, marcus: marcus.client }
  }

  it("is a sentence with a way there, newest first, with how much is not read and where it goes on", async () => {
    const { asked, marcus, olivia } = await aTown(3)
    const first = await marcus.get<ReadonlyArray<Shown>>(`${path}?limit=2`)
    expect(first.body.map(({ href, kind, readAt, text }) => ({ href, kind, readAt, text }))).toEqual(
      [asked[2], asked[1]].map((id) => ({
        kind: "quote-requested",
        text: "Olivia asks for a quote: Plumbing",
        href: `/dashboard?tab=quotes&quote=${id}`,
        readAt: null
      }))
    )
    expect(first.headers.get("x-unread-count")).toBe("3")
    const [, next = ""] = /<(.*)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? []
    const second = await marcus.get<ReadonlyArray<Shown>>(next)
    expect(second.headers.get("link")).toBeNull()
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(3)
    const own = await olivia.get<ReadonlyArray<Shown>>(path)
    expect([own.body, own.headers.get("x-unread-count")]).toEqual([[], "0"])
  })

  it("is read once one has acted on it, and what is about anything else is not", async () => {
    const { asked, marcus, olivia } = await aTown(2)
    const offer = { price: 900, message: "Tuesday works for us.", timeline: "One day" }
    const unreadOf = async (client: typeof marcus) => (await client.get(path)).headers.get("x-unread-count")
    await marcus.post(`/api/quotes/${asked[0]}/offer`, offer)
    expect([await unreadOf(marcus), await unreadOf(olivia)]).toEqual(["1", "1"])
    await olivia.post(`/api/quotes/${asked[0]}/accept`)
    expect([await unreadOf(marcus), await unreadOf(olivia)]).toEqual(["2", "0"])
    await marcus.post(`/api/quotes/${asked[1]}/reject`)
    expect(await unreadOf(marcus)).toBe("1")
  })

  it("is read up to one, or some of it, and never what is another's", async () => {
    const { marcus, olivia } = await aTown(3)
    const { body: told } = await marcus.get<ReadonlyArray<Shown>>(path)
    const [newest, middle, oldest] = told.map(({ id }) => id)
    const read = async (which: object) => (await marcus.post(`${path}/read`, which)).body
    expect(await read({ ids: [newest] })).toEqual({ unread: 2 })
    expect((await olivia.post(`${path}/read`, { ids: [middle] })).body).toEqual({ unread: 0 })
    expect(await read({ upTo: oldest })).toEqual({ unread: 1 })
    expect(await read({ upTo: newest })).toEqual({ unread: 0 })
    const refused = async (wrong: object) =>
      (await marcus.post<Problem>(`${path}/read`, wrong)).body.errors?.map(({ field }) => field)
    for (const wrong of [{}, { ids: [oldest], upTo: oldest }, { ids: ["1"] }, { ids: [newest, 1, 2] }])
      expect(await refused(wrong)).toEqual(["ids"])
    expect(await refused({ upTo: crypto.randomUUID() })).toEqual(["upTo"])
    expect((await olivia.post(`${path}/read`, { upTo: newest })).status).toBe(422)
  })
})

/** Posts the form of the page. */
const form = (url: string, body = "", headers = {}) =>
  fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers }
  })

describe("The link at the foot of an email", () => {
  let app: RunningApp
  beforeEach(async () => {
    app = await startApp()
  })
  afterEach(() => app.stop())

  const aReader = async (...topics: ReadonlyArray<NoticeTopic>) => {
    const { account, client } = await aSignedInHomeowner(app)
    const { unsubscriptionKey } = await app.run(Effect.service(Keys))
    const key = unsubscriptionKey({ userId: account.id, topics })
    return { client, url: `${app.url}/unsubscribe/${key}` }
  }
  const preferencesOf = async ({ client }: Awaited<ReturnType<typeof aReader>>) =>
    (await client.get("/api/me/preferences")).body

  it("asks, and changes nothing until its button is pressed", async () => {
    const reader = await aReader("messages")
    const page = await fetch(reader.url)
    expect(page.status).toBe(200)
    expect(page.headers.get("x-robots-tag")).toBe("noindex")
    expect(await page.text()).toContain("Email about new messages")
    expect(await preferencesOf(reader)).toMatchObject({ messages: "now" })

    // A mail program sends the one-click form from another origin, without a session.
    const pressed = await form(reader.url, "List-Unsubscribe=One-Click", {
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site"
    })
    expect(await pressed.text()).toContain("You will get no more email about new messages.")
    expect(await preferencesOf(reader)).toMatchObject({ messages: "off", work: "now", alerts: "daily" })
  })

  it("turns off each topic of the day's email", async () => {
    const reader = await aReader("work", "alerts")
    const about = "about your quotes, projects and reviews, and new jobs and saved searches"
    expect(await (await fetch(reader.url)).text()).toContain(`Email ${about}`)
    expect(await preferencesOf(reader)).toMatchObject({ work: "now", alerts: "daily" })

    const pressed = await form(reader.url, "List-Unsubscribe=One-Click")
    expect(await pressed.text()).toContain(`You will get no more email ${about}.`)
    expect(await preferencesOf(reader)).toMatchObject({ work: "off", messages: "now", alerts: "off" })
  })

  it("turns everything off that can be turned off", async () => {
    const reader = await aReader("messages")
    await form(reader.url, "all=1")
    expect(await preferencesOf(reader)).toMatchObject({ messages: "off", work: "off", alerts: "off" })
  })

  it("refuses what no form of its is, as a fault of who sends it", async () => {
    const reader = await aReader("messages")
    const long = await form(reader.url, `all=1&more=${"a".repeat(65_536)}`)
    const packed = await form(reader.url, "all=1", { "content-encoding": "unknown" })
    expect([long.status, packed.status]).toEqual([413, 400])
    expect(await preferencesOf(reader)).toMatchObject({ messages: "now", work: "now" })
  })

  it("does nothing where a part of it is missing", async () => {
    const reader = await aReader("messages")
    const cut = reader.url.slice(0, -3)
    expect([(await fetch(cut)).status, (await form(cut)).status]).toEqual([404, 404])
    expect(await preferencesOf(reader)).toMatchObject({ messages: "now" })
  })
})
