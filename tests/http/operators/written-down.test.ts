import { describe, expect, it } from "vitest"

import type { AuditRow } from "#domain/operator/audit.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import { endpoints } from "#ports/http/endpoints.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"

import { sendCall, writingCalls } from "../marketplace/writing-calls.ts"
import { aSignedInOperator } from "./people.ts"

const all: ReadonlyArray<readonly [string, AnyEndpoint]> = Object.entries(endpoints)
const asksForPassword = all.flatMap(([key, { fails, who }]) =>
  who === "operator" && key.startsWith("POST ") && fails.includes(403) ? [key] : []
)

const newest = async (client: Client) => {
  const { body } = await client.get<ReadonlyArray<AuditRow>>("/api/admin/audit?limit=1")
  return body[0]?.id ?? 0
}

describe("Each step that asks for the password", () => {
  const app = atApp()

  it("is known here", () => {
    expect(asksForPassword.length).toBeGreaterThanOrEqual(8)
    expect(asksForPassword.filter((key) => writingCalls[key] === undefined)).toEqual([])
  })

  it.each(asksForPassword)("leaves one row of the audit log, once it is done: %s", async (key) => {
    const { client } = await aSignedInOperator(app)
    const prepared = await writingCalls[key]?.(app)
    if (prepared === undefined) throw new Error(`Nothing is prepared for ${key}`)
    const before = await newest(client)
    const done = await sendCall(prepared)
    expect(done.status).toBeLessThan(300)
    expect(await newest(client)).toBe(before + 1)
    // A call that is refused, or repeated without effect, leaves no entry.
    const again = await sendCall({ ...prepared, body: {} })
    expect(await newest(client)).toBe(before + (again.status < 300 ? 2 : 1))
  })
})
