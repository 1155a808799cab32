import { expect, it } from "vitest"

import { noteStatement } from "#adapters/db-knex/repositories/alerts/announcement-statements.ts"
import { tellWrites } from "#adapters/db-knex/repositories/notification-statements.ts"
import { linked } from "#adapters/db-postgres/dialect.ts"
import { connectionLifetime, StatementNames } from "#adapters/db-postgres/statement-names.ts"
import { aProject, aProviderId, aTold, createdAt } from "#tests/support/builders.ts"

const named = (text: string) => ({ text, values: [] })
const asked = (text: string) => ({ text, values: [], isOneOff: true })

it("gives every text one name of its own", () => {
  const names = new StatementNames()
  const name = names.nameOf(named("select 1"))
  expect(name).toBeDefined()
  expect(names.nameOf(named("select 1"))).toBe(name)
  expect(names.nameOf(named("select 2"))).not.toBe(name)
})

it("gives names that no other process gives, whose session may by mistake be the same", () => {
  expect(new StatementNames().nameOf(named("select 1"))).toMatch(/^statement_[\da-f]{8}_1$/)
})

it("names what a person asked for when it is asked again", () => {
  const names = new StatementNames()
  expect(names.nameOf(asked("select 'kitchen'"))).toBeUndefined()
  expect(names.nameOf(asked("select 'kitchen'"))).toBeDefined()
})

it("names nothing that is written of a job's hearers, whose number is another one each time", () => {
  const names = new StatementNames()
  const written = [2, 3, 500].flatMap((length) => [
    noteStatement(aProject().id, Array.from({ length }, aProviderId), createdAt),
    linked(tellWrites(Array.from({ length }, () => aTold())))
  ])
  expect(written.map((statement) => names.nameOf(statement))).toEqual(written.map(() => undefined))
  expect(names.nameOf(linked(tellWrites([aTold()])))).toBeDefined()
})

it("stops giving names before they burden the server", () => {
  const names = new StatementNames()
  const given = Array.from({ length: 1_000 }, (_, index) => names.nameOf(named(`select ${index}`)))
  expect(new Set(given).size).toBe(301)
  expect(given.at(-1)).toBeUndefined()
})

it("forgets its names with the connections that knew them, and never gives one twice", () => {
  let now = 0
  const names = new StatementNames(() => now)
  const before = names.nameOf(named("select 1"))
  now += connectionLifetime
  const after = names.nameOf(named("select 1"))
  expect(after).toBeDefined()
  expect(after).not.toBe(before)
})
