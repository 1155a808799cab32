import * as Effect from "effect/Effect"
import Knex from "knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { postgresConfig } from "#adapters/db-postgres/index.ts"
import { sqliteConfig } from "#adapters/db-sqlite/index.ts"
import type { NewAuditRow } from "#domain/operator/audit.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { anApplication, anImport, aUserId } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores, onEveryStore } from "#tests/support/stores/stores.ts"

const aRow = (overrides: Partial<NewAuditRow> = {}): NewAuditRow => ({
  at: "2026-03-02T09:30:00.000Z",
  actorId: aUserId(),
  actorName: "Dana Cole",
  address: "203.0.113.7",
  requestId: "a-request",
  action: "application.approve",
  thing: "application",
  thingId: aUserId(),
  before: { status: "in_review" },
  after: { status: "approved", listed: true },
  ...overrides
})

const withoutId = ({ id: _, ...row }: NewAuditRow & { readonly id: number }) => row

onEveryStore("AuditLog", (run) => {
  const added = (...rows: ReadonlyArray<NewAuditRow>) =>
    run(Effect.flatMap(AuditLog, ({ append }) => Effect.forEach(rows, append)))
  const found = async (page: Parameters<AuditLog["Service"]["list"]>[0]) =>
    (await run(Effect.flatMap(AuditLog, ({ list }) => list(page)))).map(withoutId)

  it("gives back what was written down, newest first", async () => {
    const rows = [aRow(), aRow({ before: null, after: null, actorId: null, address: null, requestId: null })]
    await added(...rows)
    expect(await found({ limit: 2 })).toEqual(rows.toReversed())
  })

  it("finds rows by person, thing, action and days, both included", async () => {
    const actor = aUserId()
    const thing = ThingId.make(aUserId())
    const row = aRow({
      actorId: actor,
      thingId: thing,
      action: "email.again",
      at: "2026-04-01T23:59:59.999Z"
    })
    await added(row, aRow(), aRow({ actorId: actor, at: "2026-04-02T00:00:00.000Z" }))
    const own = { actor, limit: 10 }
    expect(await found({ thing, limit: 10 })).toEqual([row])
    expect(await found({ ...own, action: "email.again" })).toEqual([row])
    expect(await found({ ...own, from: "2026-04-01", to: "2026-04-01" })).toEqual([row])
    expect(await found({ ...own, from: "2026-04-02" })).toHaveLength(1)
    expect(await found(own)).toHaveLength(2)
  })

  it("goes on after a row", async () => {
    const actor = aUserId()
    const rows = [aRow({ actorId: actor }), aRow({ actorId: actor })]
    await added(...rows)
    const [newest] = await run(Effect.flatMap(AuditLog, ({ list }) => list({ actor, limit: 1 })))
    expect(await found({ actor, limit: 9, before: newest?.id })).toEqual(rows.slice(0, 1))
  })

  it("knows what people, businesses, applications and imports are called now, and nothing of what has no name", async () => {
    const profile = await run(seedProvider({ businessName: "Reyes Plumbing" }, { firstName: "Marco" }))
    const [application, erased] = [
      anApplication({ businessName: "Aqua" }),
      anApplication({ businessName: "" })
    ]
    await run(
      Effect.flatMap(ApplicationRepository, ({ insert }) => Effect.forEach([application, erased], insert))
    )
    const file = anImport({ name: "pros.csv", createdBy: profile.userId })
    await run(Effect.flatMap(ImportRepository, ({ insert }) => insert(file)))
    const names = await run(
      Effect.flatMap(AuditLog, ({ namesOf }) =>
        namesOf([
          { kind: "user", id: profile.userId },
          { kind: "provider", id: profile.id },
          { kind: "provider", id: profile.id },
          { kind: "provider", id: aUserId() },
          { kind: "application", id: application.id },
          { kind: "application", id: erased.id },
          { kind: "import", id: file.id }
        ])
      )
    )
    expect(Object.fromEntries(names)).toEqual({
      [profile.userId]: expect.stringMatching(/^Marco /),
      [profile.id]: "Reyes Plumbing",
      [application.id]: "Aqua",
      [file.id]: "pros.csv"
    })
    expect(await run(Effect.flatMap(AuditLog, ({ namesOf }) => namesOf([])))).toEqual(new Map())
  })

  it("keeps nothing of a transaction that failed", async () => {
    const row = aRow()
    const failing = Effect.flatMap(Transactor, ({ atomically }) =>
      atomically(
        Effect.andThen(
          Effect.flatMap(AuditLog, ({ append }) => append(row)),
          Effect.fail("no")
        )
      )
    )
    await run(Effect.flip(failing))
    expect(await found({ thing: ThingId.make(row.thingId), limit: 1 })).toEqual([])
  })
})

const databases = (["sqlite", "postgres"] as const).filter((name) => storesUnderTest().includes(name))
const configOf = { sqlite: sqliteConfig, postgres: postgresConfig }

describe.each(databases)("The table of the audit log on %s", (name) => {
  let store: Awaited<ReturnType<(typeof freshDatabaseStores)["sqlite"]>>
  let knex: Knex.Knex
  beforeAll(async () => {
    store = await freshDatabaseStores[name]()
    knex = Knex(configOf[name](store.address))
    await knex("audit_log").insert({
      at: "2026-03-02T09:30:00.000Z",
      actor_name: "D",
      action: "a",
      thing: "t",
      thing_id: "1"
    })
  })
  afterAll(async () => {
    await knex.destroy()
    await store.remove()
  })

  const changes: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    "a changed row": () => knex("audit_log").update({ actor_name: "Somebody else" }),
    "a removed row": () => knex("audit_log").delete(),
    ...(name === "postgres" && { "an emptied table": () => knex.raw("truncate audit_log") })
  }
  it.each(Object.keys(changes))("refuses %s", async (change) => {
    await expect(Promise.resolve(changes[change]?.())).rejects.toThrow(/audit_log only grows/)
    expect(await knex("audit_log")).toMatchObject([{ actor_name: "D" }])
  })
})
