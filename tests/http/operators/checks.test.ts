import { describe, expect, it } from "vitest"

import type { Check, EndingCheck, ShownCheck } from "#domain/check/check.ts"
import type { Notification } from "#domain/notices/notice.ts"
import { noticeOfEndingCheck } from "#domain/notices/office-notices.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import type { Queue } from "#domain/operator/queue.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { formatCalendarDay, lastToday, plusDays } from "#domain/shared/calendar.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { aCheckRequest } from "#tests/support/builders.ts"
import { tell } from "#use-cases/notices/tell.ts"

import { aSignedInProvider } from "../accounts/people.ts"
import { aSignedInOperator, anUnlockedOperator } from "./people.ts"

const today = lastToday(new Date().toISOString())
const reason = "The register says that it has lapsed."
const kinds = ["license", "insurance", "background"] as const

const add = (client: Client, path: string, changes: Parameters<typeof aCheckRequest>[0] = {}) =>
  client.post<Check & Problem>(path, aCheckRequest(changes))
const revoke = (client: Client, { id }: { readonly id: string }) =>
  client.post<Check & Problem>(`/api/admin/checks/${id}/revoke`, { reason })
const auditOf = async (client: Client, id: string) =>
  (await client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?thing=${id}`)).body

describe("Checks", () => {
  const app = atApp()

  const aBusiness = async () => {
    const { profile } = await aSignedInProvider(app)
    const { id } = profile
    const page = async () => (await app.client().get<Provider>(`/api/providers/${id}`)).body
    const shown = async () =>
      (await app.client().get<ReadonlyArray<ShownCheck>>(`/api/providers/${id}/checks`)).body
    return { id, page, shown, checks: `/api/admin/providers/${id}/checks` }
  }
  const findsBy = async (checked: string) => {
    const { body } = await app
      .client()
      .get<ReadonlyArray<Provider>>(`/api/providers?checked=${checked}&limit=50`)
    return body.map(({ id }) => id)
  }
  it("are shown on the page, found by searches, and make a business verified when all three hold", async () => {
    const { client } = await anUnlockedOperator(app)
    const business = await aBusiness()
    expect(await business.page()).toMatchObject({
      verificationStatus: "unverified",
      isBackgroundChecked: false
    })
    for (const kind of kinds) {
      expect(await findsBy(kind)).not.toContain(business.id)
      const added = await add(client, business.checks, { kind, expiresOn: plusDays(today, 90) })
      expect(added).toMatchObject({ status: 201, body: { kind, revokedAt: null } })
      expect(await findsBy(kind)).toContain(business.id)
    }
    expect(await business.page()).toMatchObject({ verificationStatus: "verified", isBackgroundChecked: true })
    expect(await business.shown()).toMatchObject(kinds.map((kind) => ({ kind, state: "checked" })))
  })

  it("are gone everywhere once they are taken back", async () => {
    const { client } = await anUnlockedOperator(app)
    const business = await aBusiness()
    const { body } = await add(client, business.checks, {
      kind: "background",
      expiresOn: plusDays(today, 90)
    })
    expect(await revoke(client, body)).toMatchObject({ status: 200, body: { reason } })
    expect(await business.page()).toMatchObject({ isBackgroundChecked: false })
    expect(await business.shown()).toEqual([])
    expect(await findsBy("background")).not.toContain(business.id)
    expect(await revoke(client, body)).toMatchObject({ status: 409, body: { code: "ChangedMeanwhile" } })
  })

  it("ask for the password, and leave one row each in the log", async () => {
    const locked = await aSignedInOperator(app)
    const { client } = await anUnlockedOperator(app)
    const business = await aBusiness()
    expect(await add(locked.client, business.checks)).toMatchObject({
      status: 403,
      body: { code: "ConfirmPassword" }
    })
    const { body } = await add(client, business.checks)
    expect((await revoke(locked.client, body)).status).toBe(403)
    await revoke(client, body)
    expect(await auditOf(client, body.id)).toMatchObject([
      { action: "check.revoke", before: { revoked: false }, after: { revoked: true } },
      { action: "check.add", before: null, after: { providerId: business.id, kind: "license" } }
    ])
  })

  it("have to end in the future, and a background check within two years", async () => {
    const { client } = await anUnlockedOperator(app)
    const business = await aBusiness()
    expect(await add(client, business.checks, { expiresOn: today })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "expiresOn", message: "Please choose a day in the future." }] }
    })
    const late = { kind: "background", expiresOn: plusDays(today, 740) } as const
    expect((await add(client, business.checks, late)).status).toBe(422)
    expect((await client.get(business.checks)).body).toEqual([])
    expect(await client.post(business.checks, {})).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: "kind" },
          { field: "scope" },
          { field: "reference" },
          { field: "source" },
          { field: "expiresOn" }
        ]
      }
    })
  })

  it("follow each other also when many come and go at once", async () => {
    const { client } = await anUnlockedOperator(app)
    const business = await aBusiness()
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        add(client, business.checks, { kind: "background", expiresOn: plusDays(today, 100 + number) })
      )
    )
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
    await Promise.all(made.map(({ body }) => revoke(client, body)))
    expect(await business.page()).toMatchObject({ isBackgroundChecked: false })
    expect(await findsBy("background")).not.toContain(business.id)
  })

  it("are there once however often the same is written down, also by two operators at once, until taken back", async () => {
    const [dana, erin] = [await anUnlockedOperator(app), await anUnlockedOperator(app)]
    const business = await aBusiness()
    const license = { expiresOn: plusDays(today, 90) }
    const first = await add(dana.client, business.checks, license)
    const again = await Promise.all([dana, erin].map(({ client }) => add(client, business.checks, license)))
    for (const answer of again) expect(answer).toMatchObject({ status: 201, body: first.body })
    expect((await dana.client.get(business.checks)).body).toEqual([first.body])
    expect(await auditOf(dana.client, first.body.id)).toHaveLength(1)
    const other = await add(dana.client, business.checks, { ...license, scope: "Roofing, Texas" })
    expect(other.body.id).not.toBe(first.body.id)
    for (const { body } of [first, other]) await revoke(dana.client, body)
    expect(await business.shown()).toEqual([])
    expect((await add(erin.client, business.checks, license)).body.id).not.toBe(first.body.id)
  })

  it("tell of a background check no more than its days and whom it covers", async () => {
    const { client } = await anUnlockedOperator(app)
    const business = await aBusiness()
    const secret = { kind: "background", reference: "Report 77, Cole", source: "third_party" } as const
    await add(client, business.checks, { ...secret, expiresOn: plusDays(today, 30) })
    expect(JSON.stringify(await business.shown())).not.toMatch(/Report|third_party|Dana/)
  })

  it("stand in the queue when they end within a month, with the way to the business", async () => {
    const { client } = await anUnlockedOperator(app)
    const business = await aBusiness()
    const queue = async () => (await client.get<Queue>("/api/admin/queue")).body.endingChecks
    const before = await queue()
    await add(client, business.checks, { expiresOn: plusDays(today, 12) })
    expect(await queue()).toMatchObject({ count: before.count + 1 })
    const { body } = await client.get<ReadonlyArray<EndingCheck>>("/api/admin/checks")
    expect(body.map(({ providerId }) => providerId)).toContain(business.id)
    await add(client, business.checks, { expiresOn: plusDays(today, 400) })
    expect(await queue()).toEqual(before)
  })

  it("are those of a listed business to everybody, and of any to operators", async () => {
    const { client } = await anUnlockedOperator(app)
    const { profile } = await aSignedInProvider(app, { listed: false })
    const path = `/api/admin/providers/${profile.id}`
    expect((await app.client().get(`/api/providers/${profile.id}/checks`)).status).toBe(404)
    expect(await client.get(path)).toMatchObject({ status: 200, body: { id: profile.id, listed: false } })
    expect((await add(client, `${path}/checks`)).status).toBe(201)
    expect((await client.get("/api/admin/providers/0190a0a0-0000-7000-8000-000000000000")).status).toBe(404)
  })

  it("are no longer said to end once a longer one has taken their place, or they are taken back", async () => {
    const { client } = await anUnlockedOperator(app)
    const { client: owner, profile } = await aSignedInProvider(app)
    const checks = `/api/admin/providers/${profile.id}/checks`
    const told = async () =>
      (await owner.get<ReadonlyArray<Notification>>("/api/me/notifications")).body.map(({ text }) => text)
    const end = { expiresOn: plusDays(today, 12) }
    const { body: insurance } = await add(client, checks, { kind: "insurance", ...end })
    const { body: license } = await add(client, checks, end)
    const { body: background } = await add(client, checks, { kind: "background", ...end })
    const ends = [insurance, license, background].map((check) => noticeOfEndingCheck(check, "Reyes Plumbing"))
    await app.run(tell(...ends))
    const said = (kind: string) => `Your ${kind} check ends on ${formatCalendarDay(end.expiresOn)}`
    expect((await told()).toSorted()).toEqual(["background", "insurance", "license"].map(said))
    const stream = await openStream(owner)
    await add(client, checks, { kind: "insurance", expiresOn: plusDays(today, 400) })
    expect(await stream.next()).toMatchObject({ kind: "notification" })
    stream.leave()
    expect((await told()).toSorted()).toEqual(["background", "license"].map(said))
    await revoke(client, license)
    expect(await told()).toEqual([said("background")])
  })
})
