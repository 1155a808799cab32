import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { User } from "#domain/account/account.ts"
import type { Application } from "#domain/application/application-record.ts"
import type { Check, ShownCheck } from "#domain/check/check.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import type { Queue } from "#domain/operator/queue.ts"
import { checkOfMatch } from "#domain/register/check-of-match.ts"
import type { FoundMatch, RegisterMatch } from "#domain/register/register-match.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { aCheckRequest, aLicenseEntry, aProfileRequest } from "#tests/support/builders.ts"
import { applyImports } from "#use-cases/import/apply-imports.ts"
import { matchEntries } from "#use-cases/register/match-licenses.ts"

import { aLink } from "../accounts/links.ts"
import { aSignedInProvider } from "../accounts/people.ts"
import { registerSays } from "./found-in-register.ts"
import { aLicenseLine, fileOf, sendFile } from "./import-files.ts"
import { anUnlockedOperator, aSignedInOperator, aTakenApplication } from "./people.ts"

const matchesPath = "/api/admin/matches"
let count = 0
/** A number that nobody else of this file claims. */
const aNumber = () => {
  count += 1
  return `CFC-${2_000_000 + count}`
}
const plain = (number: string) => number.replace("-", "")
const waiting = async (client: Client, providerId: string) =>
  (await client.get<ReadonlyArray<FoundMatch>>(`${matchesPath}?limit=100`)).body.filter(
    (match) => match.providerId === providerId
  )
const aside = (client: Client, { id }: { readonly id: string }) =>
  client.post<RegisterMatch & Problem>(`${matchesPath}/${id}/aside`)

describe("A claimed number that stands in a register", () => {
  const app = atApp()
  const upload = async (client: Client, lines: Parameters<typeof fileOf>[1], register = "FL DBPR CILB") => {
    const file = fileOf("licenses", lines)
    const { body } = await sendFile(client, file, { kind: "licenses", name: "cilb.csv", register })
    await client.post(`/api/admin/imports/${body.id}/apply`, { good: "only", invite: false })
    await app.run(applyImports())
  }

  it("is found when the file is applied, and one press makes a check of it that everybody reads", async () => {
    const { client } = await anUnlockedOperator(app)
    const number = aNumber()
    const { profile } = await aSignedInProvider(app, { licenseNumber: number })
    await upload(client, [aLicenseLine({ number })])
    const [found] = await waiting(client, profile.id)
    expect(found).toMatchObject({
      number: plain(number),
      isActive: true,
      licenseUntil: null,
      entry: { holder: "BLUEBONNET PLUMBING LLC", register: "FL DBPR CILB" }
    })
    const queue = await client.get<Queue>("/api/admin/queue")
    expect(queue.body.matches.count).toBeGreaterThanOrEqual(1)

    const checks = `/api/admin/providers/${profile.id}/checks`
    const made = await client.post<Check>(checks, found && checkOfMatch(found))
    expect(made).toMatchObject({ status: 201, body: { source: "register", registerEntry: found?.entry?.id } })
    expect(await waiting(client, profile.id)).toEqual([])
    const shown = await app.client().get<ReadonlyArray<ShownCheck>>(`/api/providers/${profile.id}/checks`)
    expect(shown.body).toMatchObject([
      { kind: "license", state: "checked", reference: plain(number), expiresOn: "2099-08-31" }
    ])
    await upload(client, [aLicenseLine({ number })])
    expect(await waiting(client, profile.id)).toEqual([])
  })

  it("waits once more when it becomes inactive or is no longer there, until its check is taken back", async () => {
    const { client } = await anUnlockedOperator(app)
    const number = aNumber()
    const { profile } = await aSignedInProvider(app, { licenseNumber: number })
    await upload(client, [aLicenseLine({ number })])
    const [found] = await waiting(client, profile.id)
    const checks = `/api/admin/providers/${profile.id}/checks`
    const { body: check } = await client.post<Check>(checks, found && checkOfMatch(found))
    await upload(client, [aLicenseLine({ number, status: "Null and Void" })])
    expect(await waiting(client, profile.id)).toMatchObject([
      { isActive: false, licenseUntil: "2099-08-31", entry: { status: "Null and Void" } }
    ])
    await client.post(`/api/admin/checks/${check.id}/revoke`, { reason: "The register calls it void." })
    expect(await waiting(client, profile.id)).toEqual([])

    await upload(client, [aLicenseLine({ number })])
    expect(await waiting(client, profile.id)).toMatchObject([{ isActive: true, licenseUntil: null }])
    await upload(client, [aLicenseLine({ number: aNumber() })])
    expect(await waiting(client, profile.id)).toMatchObject([{ isActive: false, entry: null, sentAt: null }])
  })

  it("is heard of by operators when a file finds it, and when one has it no longer", async () => {
    const { client } = await anUnlockedOperator(app)
    const number = aNumber()
    const { profile } = await aSignedInProvider(app, { licenseNumber: number })
    const stream = await openStream(client)
    await upload(client, [aLicenseLine({ number })], "AZ ROC")
    const [match] = await waiting(client, profile.id)
    expect(await stream.next()).toMatchObject({ kind: "check", data: { id: match?.id } })
    await upload(client, [aLicenseLine({ number: aNumber() })], "AZ ROC")
    expect(await stream.next()).toMatchObject({ kind: "check", data: { id: match?.id } })
    stream.leave()
  })

  it("is what its last line says where the file names it twice", async () => {
    const { client } = await anUnlockedOperator(app)
    const number = aNumber()
    const { profile } = await aSignedInProvider(app, { licenseNumber: number })
    await upload(client, [aLicenseLine({ number })])
    const [found] = await waiting(client, profile.id)
    expect(found).toMatchObject({ isActive: true })
    await upload(client, [
      aLicenseLine({ number: plain(number), status: "Null and Void" }),
      aLicenseLine({ number })
    ])
    expect(await waiting(client, profile.id)).toMatchObject([
      { id: found?.id, isActive: true, entry: { status: "Current, Active" } }
    ])
  })

  it("is put aside, which is written down, until the register says something else", async () => {
    const { account, client } = await aSignedInOperator(app)
    const number = aNumber()
    const { profile } = await aSignedInProvider(app, { licenseNumber: number })
    const entry = await registerSays(app, account.id, { number: plain(number) })
    const [found] = await waiting(client, profile.id)
    const id = found?.id ?? ""
    expect(await aside(client, { id })).toMatchObject({ status: 200, body: { id } })
    expect((await aside(client, { id })).status).toBe(409)
    expect((await aside(client, aLicenseEntry())).status).toBe(404)
    const { body: rows } = await client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?thing=${id}`)
    expect(rows).toMatchObject([{ action: "match.aside", after: { providerId: profile.id } }])
    await app.run(matchEntries([entry]))
    expect(await waiting(client, profile.id)).toEqual([])
    await registerSays(app, account.id, { number: plain(number), status: "Suspended" })
    expect(await waiting(client, profile.id)).toMatchObject([{ id, isActive: false }])
  })

  it("is looked for when a business says another number", async () => {
    const { account, client } = await aSignedInOperator(app)
    const [first, second] = [aNumber(), aNumber()]
    await registerSays(app, account.id, { number: plain(first) })
    await registerSays(app, account.id, { number: plain(second), register: "TX TSBPE" })
    const pro = await aSignedInProvider(app, { licenseNumber: null, isLicensed: false })
    const claims = (licenseNumber: string, isLicensed = true) =>
      pro.client.put("/api/me/provider", aProfileRequest({ isLicensed, licenseNumber }))
    await claims(first)
    expect(await waiting(client, pro.profile.id)).toMatchObject([{ number: plain(first) }])
    await claims(second.toLowerCase())
    expect(await waiting(client, pro.profile.id)).toMatchObject([
      { number: plain(second), register: "TX TSBPE", licenseNumber: second.toLowerCase() }
    ])
    await claims(second, false)
    expect(await waiting(client, pro.profile.id)).toEqual([])
  })

  it("is heard of by operators when its business takes it back while it waits", async () => {
    const { account, client } = await anUnlockedOperator(app)
    const [number, other] = [aNumber(), aNumber()]
    await registerSays(app, account.id, { number: plain(number) })
    const pro = await aSignedInProvider(app, { licenseNumber: null })
    const claims = (licenseNumber: string, isLicensed = true) =>
      pro.client.put("/api/me/provider", aProfileRequest({ isLicensed, licenseNumber }))
    for (const takeBack of [() => claims(other), () => claims(number, false)]) {
      await claims(number)
      const [match] = await waiting(client, pro.profile.id)
      const stream = await openStream(client)
      await takeBack()
      expect(await stream.next()).toMatchObject({ kind: "check", data: { id: match?.id } })
      stream.leave()
    }
    await claims(number)
    const [match] = await waiting(client, pro.profile.id)
    await aside(client, { id: match?.id ?? "" })
    const stream = await openStream(client)
    await claims(other)
    // A match that was put aside sends no event: the next event is about another match.
    await claims(number)
    const [next] = await waiting(client, pro.profile.id)
    expect(await stream.next()).toMatchObject({ kind: "check", data: { id: next?.id } })
    stream.leave()
  })

  it("is looked for when an application that claims it is approved", async () => {
    const operator = await anUnlockedOperator(app)
    const { account, client } = operator
    const [first, second] = [aNumber(), aNumber()]
    const pro = await aSignedInProvider(app, { licenseNumber: null, isLicensed: true })
    const { user } = (await pro.client.get<{ readonly user: User }>("/api/me")).body
    const confirming = { key: await aLink(app, user, { purpose: "confirm" }) }
    await pro.client.post("/api/auth/confirm", confirming)
    // One application is of a new business, the other of a business that has not stated its number.
    const applications = [{ licenseNumber: first }, { licenseNumber: second, email: user.email }]
    for (const said of applications) {
      await registerSays(app, account.id, { number: plain(said.licenseNumber) })
      const { path } = await aTakenApplication(app, operator, { isLicensed: true, ...said })
      const { body } = await client.post<Application>(`${path}/approve`, { listed: true })
      expect(await waiting(client, body.providerId ?? "")).toMatchObject([
        { number: plain(said.licenseNumber), isActive: true }
      ])
    }
  })

  it("is no ground for a check of something else, nor is what stands in no register", async () => {
    const { account, client } = await anUnlockedOperator(app)
    const { profile } = await aSignedInProvider(app)
    const checks = `/api/admin/providers/${profile.id}/checks`
    const there = await registerSays(app, account.id, { number: plain(aNumber()) })
    const unknown = [{ field: "registerEntry", message: "Unknown register entry" }]
    const refused = [
      aCheckRequest({ kind: "license", registerEntry: aLicenseEntry().id }),
      aCheckRequest({ kind: "insurance", registerEntry: there.id })
    ]
    for (const request of refused) {
      expect(await client.post<Problem>(checks, request)).toMatchObject({
        status: 422,
        body: { errors: unknown }
      })
    }
  })

  it("is found once when its business and its register come at the same time", async () => {
    const { account, client } = await aSignedInOperator(app)
    const number = aNumber()
    const { profile } = await aSignedInProvider(app, { licenseNumber: number })
    const entry = await registerSays(app, account.id, { number: plain(number) })
    await Promise.all(Array.from({ length: 5 }, () => app.run(Effect.asVoid(matchEntries([entry])))))
    expect(await waiting(client, profile.id)).toHaveLength(1)
  })
})
