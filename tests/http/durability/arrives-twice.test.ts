import { afterEach, describe, expect, it, vi } from "vitest"

import type { AuditRow } from "#domain/operator/audit.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import { endpoints } from "#ports/http/endpoints.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider, password } from "../accounts/people.ts"
import { isReplay } from "../marketplace/sendings.ts"
import { sendCall, type WritingCall, writingCalls } from "../marketplace/writing-calls.ts"

const askingAgain = async (app: RunningApp): Promise<WritingCall> => {
  const { account, client } = await aSignedInHomeowner(app)
  const { profile } = await aSignedInProvider(app)
  const over = offeredOn(aQuote({ homeownerId: account.id, providerId: profile.id }), {
    validUntil: "2026-03-30"
  })
  await app.run(seedMarketplace({ quotes: [over.quote], offers: [over.offer] }))
  return { client, path: `/api/quotes/${over.quote.id}/ask-again`, seenAt: "/api/quotes" }
}

const rows: Readonly<Record<string, AnyEndpoint>> = endpoints
const calls = Object.entries({ ...writingCalls, "POST /api/quotes/:quoteId/ask-again": askingAgain })
const keyed = calls.filter(([name]) => rows[name]?.idempotent)
const unkeyed = calls.filter(([name]) => !rows[name]?.idempotent)
const locked = keyed.filter(([name]) => rows[name]?.who === "operator" && rows[name].fails.includes(403))

const auditRows = async (client: Client) => {
  const { body } = await client.get<ReadonlyArray<AuditRow>>("/api/admin/audit?limit=1")
  return body[0]?.id ?? 0
}

describe.each(storesUnderTest())("A write with an Idempotency-Key on %s", (name) => {
  const app = atAppOn(name)

  it.each(keyed)("is done once and answered alike, though it comes three times: %s", async (key, make) => {
    const call = await make(app)
    const before = await auditRows(call.client)
    const attempt = { "idempotency-key": crypto.randomUUID() }
    const send = () => sendCall<unknown>(call, attempt)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    const [{ body, status } = { body: null, status: 0 }] = answers
    expect(status).toBeLessThan(300)
    for (const answer of answers) expect(answer).toMatchObject({ status, body })
    expect(answers.filter(isReplay)).toHaveLength(2)
    const written = rows[key]?.who === "operator" ? 1 : 0
    expect(await auditRows(call.client)).toBe(before + written)
    // Both are kept for a day as they are.
    expect(JSON.stringify([call.body, body])).not.toMatch(/"(current|key|password|passwordHash)":/)
  })
})

describe("A step that asks for the password", () => {
  const app = atApp()
  afterEach(() => void vi.useRealTimers())

  it.each(locked)("asks for it under a key too, and is done under the same key then: %s", async (_, make) => {
    const call = await make(app)
    const attempt = { "idempotency-key": crypto.randomUUID() }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 })
    expect(await sendCall<Problem>(call, attempt)).toMatchObject({
      status: 403,
      body: { code: "ConfirmPassword" }
    })
    await call.client.post("/api/admin/unlock", { password })
    const done = await sendCall(call, attempt)
    expect(done.status).toBeLessThan(300)
    expect(isReplay(done)).toBe(false)
  })
})

const goneAlready = 404
const movedAlready = 409

/**
 * What the second of two equal requests is answered where it is refused. The screens look whether the thing is as it
 * was wanted; the links of passwords cannot, and a password is not kept with a key.
 */
const refusedAgain: Readonly<Record<string, number>> = {
  "POST /api/auth/register": movedAlready,
  "POST /api/auth/reset": 422,
  "POST /api/me/sessions/:sessionName/end": goneAlready,
  "POST /api/me/offer-templates/:templateId/delete": goneAlready,
  "POST /api/me/searches/:searchId/delete": goneAlready,
  "POST /api/projects/:projectId/delete": goneAlready,
  "POST /api/projects/:projectId/publish": movedAlready,
  "POST /api/projects/:projectId/withdraw": movedAlready,
  "POST /api/projects/:projectId/complete": movedAlready,
  "POST /api/quotes/:quoteId/accept": movedAlready,
  "POST /api/quotes/:quoteId/reject": movedAlready,
  "POST /api/quotes/:quoteId/cancel": movedAlready,
  "POST /api/quotes/:quoteId/complete": movedAlready
}

describe("A write without an Idempotency-Key", () => {
  const app = atApp()

  it.each(unkeyed)("succeeds again, or is known to be refused: %s", async (name, make) => {
    const call = await make(app)
    expect((await sendCall(call)).status).toBeLessThan(300)
    const before = await auditRows(call.client)
    const { status } = await sendCall(call)
    expect(status < 300 ? undefined : status).toBe(refusedAgain[name])
    expect(await auditRows(call.client)).toBe(before)
  })
})
