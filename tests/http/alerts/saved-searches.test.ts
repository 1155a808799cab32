import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { Notification } from "#domain/notices/notice.ts"
import type { SavedSearch } from "#domain/provider/search/saved-search.ts"
import type { Problem } from "#ports/http/problem.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aTold } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

const path = "/api/me/searches"
const app = atApp()
const roofers = { name: "Roofers", query: { specialty: "Roofing" }, alert: "weekly" }

const saved = async (client: Client, body: object = roofers) =>
  (await client.post<SavedSearch>(path, body)).body
const listOf = async (client: Client) => (await client.get<ReadonlyArray<SavedSearch>>(path)).body
const later = "2099-01-01T08:00:00.000Z"

it("A search is saved with what its address asks for, without its page", async () => {
  const { client } = await aSignedInHomeowner(app)
  const query = {
    service: "tankless",
    zipCode: "78704",
    isLicensed: "true",
    location: "",
    offset: "20",
    x: "1"
  }
  const { body, status } = await client.post<SavedSearch>(path, { name: " Tankless ", query, alert: "daily" })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    name: "Tankless",
    query: { service: "tankless", zipCode: "78704", isLicensed: "true" },
    alert: "daily",
    createdAt: expect.any(String),
    newCount: 0
  })
  expect(await listOf(client)).toEqual([body])
})

it("Numbers, true and false are kept as an address writes them, and are the same question", async () => {
  const { client } = await aSignedInHomeowner(app)
  const sent = {
    specialty: "Pools",
    zipCode: 78_704,
    minRating: 4.5,
    isLicensed: true,
    exact: false,
    limit: 20
  }
  const kept = { specialty: "Pools", zipCode: "78704", minRating: "4.5", isLicensed: "true", exact: "false" }
  const { body, status } = await client.post<SavedSearch>(path, { ...roofers, query: sent })
  expect({ status, query: body.query }).toEqual({ status: 201, query: kept })
  await app.run(seedProvider({ specialties: ["Pools"], rating: 4.6, isLicensed: true, listedAt: later }))
  for (const query of [sent, kept])
    expect(await client.put(`${path}/${body.id}`, { ...roofers, query })).toMatchObject({
      status: 200,
      body: { query: kept, newCount: 1 }
    })
})

it.each([null, ["4"], { at: 4 }])("Of another kind, it says which ones are taken: %j", async (minRating) => {
  const { client } = await aSignedInHomeowner(app)
  const { body, status } = await client.post<Problem>(path, { ...roofers, query: { minRating } })
  expect(status).toBe(422)
  const message = "Please give this as text, as a number, or as true or false"
  expect(body.errors).toEqual([{ field: "query.minRating", message }])
})

it("Who has been listed since is new, until one has looked", async () => {
  const { client } = await aSignedInHomeowner(app)
  await app.run(seedProvider({ specialties: ["Roofing"] }))
  const { id } = await saved(client)
  await saved(client, { ...roofers, name: "Movers", query: { specialty: "Moving" } })
  await app.run(seedProvider({ specialties: ["Roofing"], listedAt: later }))
  expect((await listOf(client)).map(({ name, newCount }) => [name, newCount])).toEqual([
    ["Movers", 0],
    ["Roofers", 1]
  ])
  expect((await client.post(`${path}/${id}/seen`)).body).toMatchObject({ id, newCount: 0 })
})

it("Whoever has looked has read what they were told of it, and of no other", async () => {
  const { account, client } = await aSignedInHomeowner(app)
  const looked = await saved(client)
  const other = await saved(client)
  const toldOf = ({ id, name, query }: SavedSearch) =>
    aTold({
      to: { userId: account.id },
      kind: "search-alert",
      thing: "search",
      thingId: id,
      facts: { name, query, total: 3, providers: [] }
    })
  await app.run(Effect.flatMap(NotificationRepository, ({ tell }) => tell([looked, other].map(toldOf))))
  await client.post(`${path}/${looked.id}/seen`)
  const { body } = await client.get<ReadonlyArray<Notification>>("/api/me/notifications")
  const unread = body.filter(({ readAt }) => readAt === null)
  expect(unread.map(({ href }) => href)).toEqual([`/providers?specialty=Roofing&saved=${other.id}`])
})

it("It is renamed and its alert chosen anew, and deleted", async () => {
  const { client } = await aSignedInProvider(app)
  const search = await saved(client, { ...roofers, query: { specialty: "Moving" } })
  const put = await client.put(`${path}/${search.id}`, {
    name: "Roof",
    query: search.query,
    alert: "off"
  })
  expect(put.body).toMatchObject({ ...search, name: "Roof", alert: "off" })
  expect(await client.post(`${path}/${search.id}/delete`)).toMatchObject({ status: 200, body: {} })
  expect(await listOf(client)).toEqual([])
  expect((await client.post(`${path}/${search.id}/delete`)).status).toBe(404)
})

it("Twenty may be saved, and a 21st is refused", async () => {
  const { client } = await aSignedInHomeowner(app)
  for (let count = 0; count < 20; count += 1) await saved(client)
  const { body, status } = await client.post<Problem>(path, roofers)
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: "TooManySearches" })
  expect(await listOf(client)).toHaveLength(20)
})

it("Those of others do not exist", async () => {
  const [{ client: owner }, { client: other }] = [
    await aSignedInHomeowner(app),
    await aSignedInHomeowner(app)
  ]
  const { id } = await saved(owner)
  const refused = [
    await other.put<Problem>(`${path}/${id}`, roofers),
    await other.put<Problem>(`${path}/${id}`, {}),
    await other.post<Problem>(`${path}/${id}/seen`),
    await other.post<Problem>(`${path}/${id}/delete`)
  ]
  for (const { body, status } of refused) {
    expect(status).toBe(404)
    expect(body.detail).toBe("We could not find that search.")
  }
  expect(await listOf(other)).toEqual([])
  expect(await listOf(owner)).toHaveLength(1)
})

it.each([
  ["name", { name: " " }],
  ["name", { name: "x".repeat(81) }],
  ["alert", { alert: "hourly" }],
  ["query", { query: "service=tap" }],
  ["query.service", { query: { service: ["a", "b"] } }],
  ["query.minRating", { query: { minRating: "9" } }],
  ["query.minRating", { query: { minRating: 9 } }],
  ["query.isLicensed", { query: { isLicensed: 1 } }],
  ["query", { query: { service: "x".repeat(2_000) } }]
])("Refused at %s, nothing is saved: %j", async (field, sent) => {
  const { client } = await aSignedInHomeowner(app)
  const { body, status } = await client.post<Problem>(path, { ...roofers, ...sent })
  expect(status).toBe(422)
  expect(body.errors?.map((fault) => fault.field)).toEqual([field])
  expect(await listOf(client)).toEqual([])
})
