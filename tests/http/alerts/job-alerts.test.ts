import { afterEach, beforeEach, expect, it, vi } from "vitest"

import { plusDays } from "#domain/shared/calendar.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { noon } from "../marketplace/limited.ts"

const path = "/api/me/job-alerts"
const app = atApp()
const inDays = (days: number) => plusDays("2026-03-02", days)
const usual = { words: [], without: [], minBudget: null, radiusMiles: 50, pausedUntil: null }

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }))
afterEach(() => void vi.useRealTimers())

it("A provider is told of every project within 50 miles, until something else is chosen", async () => {
  const { client } = await aSignedInProvider(app)
  expect((await client.get(path)).body).toEqual(usual)
  const chosen = {
    words: ["tankless", "Repipe"],
    without: ["septic"],
    minBudget: 500,
    radiusMiles: 120,
    pausedUntil: inDays(30)
  }
  const put = await client.put(path, { ...chosen, words: [" tankless ", "Repipe"] })
  expect(put).toMatchObject({ status: 200, body: chosen })
  expect((await client.get(path)).body).toEqual(chosen)
  await client.put(path, { words: [], without: [], radiusMiles: 50 })
  expect((await client.get(path)).body).toEqual(usual)
})

it("A pause stands on the provider's page and cards, which stay listed", async () => {
  const { client, profile } = await aSignedInProvider(app)
  const page = () => client.get<object>(`/api/providers/${profile.id}`)
  expect((await page()).body).not.toHaveProperty("pausedUntil")
  await client.put(path, { ...usual, pausedUntil: inDays(9) })
  expect((await page()).body).toMatchObject({ pausedUntil: inDays(9) })
  const { body } = await client.get<ReadonlyArray<{ readonly id: string }>>("/api/providers?limit=50")
  expect(body.find(({ id }) => id === profile.id)).toMatchObject({ pausedUntil: inDays(9) })
  await client.put(path, usual)
  expect((await page()).body).not.toHaveProperty("pausedUntil")
})

it("Who pauses is not found as available, from that moment until the pause is ended", async () => {
  const { client, profile } = await aSignedInProvider(app, { specialties: ["Moving"], availability: "today" })
  const found = async (query: string) => {
    const { body } = await client.get<ReadonlyArray<{ readonly id: string }>>(`/api/providers?${query}`)
    return body.map(({ id }) => id)
  }
  const today = () => found("specialty=Moving&availability=today")
  expect(await today()).toEqual([profile.id])
  await client.put(path, { ...usual, pausedUntil: inDays(9) })
  expect(await today()).toEqual([])
  expect(await found("specialty=Moving")).toEqual([profile.id])
  await client.put(path, usual)
  expect(await today()).toEqual([profile.id])
})

it.each([
  ["words", { words: Array.from({ length: 11 }, () => "tap") }],
  ["words.0", { words: ["x".repeat(41)] }],
  ["words.0", { words: [" "] }],
  ["words", { words: "tap" }],
  ["without", { without: null }],
  ["minBudget", { minBudget: 12.5 }],
  ["minBudget", { minBudget: -1 }],
  ["radiusMiles", { radiusMiles: 0 }],
  ["radiusMiles", { radiusMiles: 201 }],
  ["radiusMiles", { radiusMiles: 10.5 }],
  ["pausedUntil", { pausedUntil: inDays(-1) }],
  ["pausedUntil", { pausedUntil: inDays(366) }],
  ["pausedUntil", { pausedUntil: "2027-02-30" }]
])("Refused at %s, nothing is changed: %j", async (field, sent) => {
  const { client } = await aSignedInProvider(app)
  const { body, status } = await client.put<Problem>(path, { ...usual, ...sent })
  expect(status).toBe(422)
  expect(body.errors?.map((fault) => fault.field)).toEqual([field])
  expect((await client.get(path)).body).toEqual(usual)
})

it("Homeowners have no job alerts, and visitors sign in first", async () => {
  const { client } = await aSignedInHomeowner(app)
  for (const { body, status } of [await client.get<Problem>(path), await client.put<Problem>(path, usual)]) {
    expect(status).toBe(403)
    expect(body.detail).toBe("Only providers have job alerts.")
  }
  expect((await app.client().get(path)).status).toBe(401)
})
