import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { NotFound } from "#domain/shared/errors.ts"
import type { Problem } from "#ports/http/problem.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { problemOf } from "./problem-of.ts"

describe("a fault of ours", () => {
  it("is answered with the request's id alone, and told to the log without the statement's values", async () => {
    const secret = "meet me at 512-555-0142"
    const failing = new Error(`insert into messages values ('${secret}') - SQLITE_IOERR: disk I/O error`)
    const app = await startApp({
      change: (ports) =>
        Layer.merge(
          ports,
          Layer.succeed(CategoryViews, { all: Effect.die(failing), nameOf: () => Effect.die(failing) })
        )
    })
    const answer = await app.client().get<Problem>("/api/categories")
    await app.stop()
    const requestId = answer.headers.get("x-request-id") ?? "none"
    expect(problemOf(answer)).toMatchObject({
      status: 500,
      title: "Internal Server Error",
      code: "ServerFault"
    })
    expect(answer.body.detail).toContain(requestId)
    expect(JSON.stringify(answer.body)).not.toMatch(/insert|SQLITE|\.ts/)

    const log = app.logLines.join("")
    expect(log).toContain("SQLITE_IOERR: disk I/O error")
    expect(log).toContain("faults.test.ts")
    expect(log).not.toContain(secret)
    expect(app.logLines.every((line) => JSON.parse(line).requestId === requestId)).toBe(true)
  })

  it("is also a failure that a use case held for impossible", async () => {
    const impossible = Effect.die(new NotFound({ thing: "quote" }))
    const app = await startApp({
      change: (ports) =>
        Layer.merge(
          ports,
          Layer.succeed(QuoteViews, {
            ofHomeowner: () => impossible,
            ofProvider: () => impossible,
            byId: () => impossible
          })
        )
    })
    const { client } = await aSignedInHomeowner(app)
    const answer = await client.get<Problem>("/api/quotes")
    await app.stop()
    expect(problemOf(answer)).toMatchObject({ status: 500 })
  })
})
