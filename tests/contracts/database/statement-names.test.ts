import { expect, it } from "vitest"

import { connectionLifetime, StatementNames } from "#adapters/db-postgres/statement-names.ts"

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
