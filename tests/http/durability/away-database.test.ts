import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { type Renderer, renderedPages } from "#adapters/http-koa/pages/rendered-pages.ts"
import { type Ask, callersAtWork } from "#tests/support/app/callers.ts"
import { openEmptyBuild } from "#tests/support/app/empty-build.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const sentence = "Our database does not answer. Please try again in a moment."
/** The second is for writes whose COMMIT was sent: whether it took place is unknown. */
const sentences = [sentence, "went away before it confirmed this"]

/** Milliseconds; the contract says three seconds, with an allowance for a busy machine. */
const inTime = 4_500

/** A renderer whose pages show the categories, or the refusal of that call. */
const categoriesPage: Renderer = {
  addressOf: (path, search) => path + search,
  isDrawnByBrowser: () => false,
  filesAt: () => [],
  originPlaceholder: "__ORIGIN__",
  render: async ({ call }) => {
    // Where the session cannot be read, the call fails instead of answering.
    const answer = await call("GET /api/categories", {}).catch(() => new Response(sentence, { status: 503 }))
    return { status: answer.status === 503 ? 503 : 200, head: "", body: await answer.text(), state: "{}" }
  }
}

/** Requests whose answers are cached, and requests whose answers are not. */
const asksOf = (url: string, cookie: string) => {
  let others = 0
  const at =
    (path: () => string, init: RequestInit = {}): Ask =>
    () =>
      fetch(url + path(), init)
  const own = { headers: { cookie, "content-type": "application/json" } }
  const body = JSON.stringify({ messages: "now", work: "now", alerts: "daily", timeZone: "America/Chicago" })
  return {
    kept: { answer: at(() => "/api/categories"), page: at(() => "/services") },
    notKept: {
      "new answer": at(() => `/api/providers?minRating=${1 + (others += 1) / 1_000_000}`),
      "new page": at(() => `/services?as=${(others += 1)}`),
      "own answer": at(() => "/api/me", own),
      "own page": at(() => "/services", own),
      write: at(() => "/api/me/preferences", { ...own, method: "PUT", body })
    }
  }
}

describe.runIf(storesUnderTest().includes("postgres"))("While PostgreSQL is away under load", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let wire: Awaited<ReturnType<typeof wireTo>>
  let app: RunningApp
  let asks: ReturnType<typeof asksOf>
  const build = openEmptyBuild()
  beforeAll(async () => {
    database = await freshDatabase()
    wire = await wireTo(database)
    const pages = renderedPages({ folder: build.folder, renderer: categoriesPage, facts: {} })
    app = await startApp({
      store: PostgresAdapters(wire.url),
      ui: { files: [], pages, previews: () => (_, next) => next() }
    })
    const { client } = await aSignedInHomeowner(app)
    asks = asksOf(app.url, [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "))
  })
  afterAll(async () => {
    await app.stop()
    build.remove()
    await wire.cut()
    await database.drop()
  })

  it.each([
    { what: "refuses", goes: () => wire.cut(), comes: () => wire.mend() },
    {
      what: "says nothing",
      goes: () => Promise.resolve(wire.stall()),
      comes: () => Promise.resolve(wire.resume())
    }
  ])("visitors read what is kept, and all others hear of it in time: it $what", async ({ comes, goes }) => {
    const { got, stop } = callersAtWork({ ...asks.kept, ...asks.notKept })
    const all = Object.keys({ ...asks.kept, ...asks.notKept }).toSorted()
    const kinds = (found: typeof got) => [...new Set(found.map(({ what }) => what))].toSorted()
    const since = (at: number) => got.filter((one) => one.at > at)
    const isWell = ({ isStale, status }: (typeof got)[number]) => status === 200 && !isStale
    const poll = { timeout: 30_000 }
    await expect.poll(() => kinds(got), poll).toEqual(all)

    await goes()
    const wentAt = performance.now()
    await expect.poll(() => kinds(since(wentAt).filter((one) => !isWell(one))), poll).toEqual(all)
    const cameAt = performance.now()
    const away = since(wentAt)
    await comes()
    const isBack = () => since(cameAt).findLastIndex((one) => !isWell(one))
    await expect
      .poll(() => kinds(since(cameAt).slice(isBack() + 1)), { timeout: inTime, interval: 20 })
      .toEqual(all)
    await stop()

    expect(new Set(got.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(app.logLines.join("")).toContain("The session could not be read")
    expect(Math.max(...got.map(({ ms }) => ms))).toBeLessThan(inTime)
    expect(away.filter(({ status, what }) => status !== 200 && Object.hasOwn(asks.kept, what))).toEqual([])
    expect(away.filter(({ isStale, what }) => isStale && !Object.hasOwn(asks.kept, what))).toEqual([])
    const refused = got.filter(({ status }) => status === 503)
    expect(
      refused.filter(
        ({ retryAfter, text }) => retryAfter !== "5" || !sentences.some((one) => text.includes(one))
      )
    ).toEqual([])
  })
})
