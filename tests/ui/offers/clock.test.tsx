import { screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"

import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { call } from "#ui/shared/api/call.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"

import { card } from "../dashboard/parts.ts"
import { field, inFull, leaveNothing, openProfile, user } from "../provider-profile/parts.tsx"

const app = atApp()
afterEach(() => {
  leaveNothing()
  vi.unstubAllGlobals()
})

const day = 86_400_000

/** Sets the `Date` of the server's answers so many days behind this machine's clock. */
const behind = (days: number) => {
  const real = globalThis.fetch
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    const answer = await real(input, init)
    const headers = new Headers([...answer.headers])
    headers.set("date", new Date(Date.now() - days * day).toUTCString())
    return new Response(await answer.text(), { status: answer.status, headers })
  })
}

const inDays = (days: number) => plusDays(lastToday(new Date().toISOString()), days)

const offered = async (validUntil: string) => {
  const olivia = await aHomeownerOf(app)
  const reyes = await aProviderOf(app)
  const asked = aQuote({ homeownerId: olivia.id, providerId: reyes.id })
  const { offer, quote } = offeredOn(asked, { validUntil })
  await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
  return within(await card("Plumbing"))
}

/** The number of days by which the UI takes the server's clock to be behind. */
const lag = () => Math.round((Date.now() - Date.parse(serverNow())) / day)

describe("A device whose clock is days ahead", () => {
  it("offers to accept what still stands by the server's", async () => {
    behind(4)
    const quote = await offered(inDays(-2))
    expect(quote.getByRole("button", { name: "Accept offer" })).toBeTruthy()
    expect(quote.queryByText(/^This offer was valid until/)).toBeNull()
  })

  it("says of nothing else that it still stands", async () => {
    behind(4)
    const quote = await offered(inDays(-6))
    expect(quote.getByText(/^This offer was valid until/)).toBeTruthy()
    expect(quote.queryByRole("button", { name: "Accept offer" })).toBeNull()
  })

  it("lets a pause end on each day that the server takes", async () => {
    behind(4)
    await openProfile(app, await aProviderOf(app, inFull))
    await user.click(field("Business name"))
    await screen.findByLabelText("Miles")
    expect(field("Until the end of").min).toBe(inDays(-3))
  })
})

describe("The server's clock", () => {
  it("is not read from an answer that the browser may have kept", async () => {
    behind(4)
    await offered(inDays(1))
    const date = new Date(Date.now() - 9 * day).toUTCString()
    vi.stubGlobal("fetch", async () => {
      return new Response("[]", { headers: { date, "cache-control": "public, max-age=300" } })
    })
    await call("GET /api/categories")
    expect(lag()).toBe(4)
  })

  it("is one's own again where an answer tells nothing of it", async () => {
    behind(4)
    await offered(inDays(1))
    expect(lag()).toBe(4)
    vi.stubGlobal("fetch", async () => new Response("[]"))
    await call("GET /api/categories")
    expect(lag()).toBe(0)
  })
})
