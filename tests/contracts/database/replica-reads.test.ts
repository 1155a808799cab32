import { expect, it } from "vitest"

import type { Read } from "#adapters/db-knex/dialect.ts"
import { placeOfReplica } from "#adapters/db-postgres/replicas/position.ts"
import { readReplicas } from "#adapters/db-postgres/replicas/read-replicas.ts"
import { Replica } from "#adapters/db-postgres/replicas/replica.ts"
import { makePast } from "#adapters/db-postgres/replicas/watch.ts"

const question = { text: "select 1", values: [] }

/** A reader that answers every statement with this row. */
const answering =
  (row: object): Read =>
  async () =>
    JSON.parse(JSON.stringify([row]))

const refusing =
  (code: string): Read =>
  () =>
    Promise.reject(Object.assign(new Error(`refused with ${code}`), { code }))

interface Copy {
  readonly read: Read
  readonly at: number
  readonly fault?: string
}

/** A fake replica, which reports its WAL position when it is asked. */
const aReplica = ({ at: position, fault, read }: Copy): Replica => {
  const place = answering({ position, cluster: "1" })
  const replica = new Replica("replica", (statement) =>
    statement === placeOfReplica ? place(statement) : read(statement)
  )
  replica.fault = fault
  return replica
}

const named = (name: string) => answering({ name })

const reading = (...copies: ReadonlyArray<Copy>) => readReplicas(copies.map(aReplica), named("primary"))

const at = (position: number | null) => () => Promise.resolve(position)

it("Replicas that are there answer in turns", async () => {
  const replicas = ["one", "other"].map((name) => aReplica({ read: named(name), at: 7 }))
  await Promise.all(replicas.map((replica) => replica.look()))
  const read = readReplicas(replicas, named("primary"))
  const rows = []
  for (let time = 0; time < 4; time += 1) rows.push(...(await read(question, at(7))))
  for (const name of ["one", "other"]) expect(rows).toContainEqual({ name })
})

it.each([
  ["one that is not there yet is passed over for another", { read: named("behind"), at: 6 }, 7, "other"],
  ["one that is left out is asked nothing", { read: named("out"), at: 9, fault: "it is gone" }, 7, "other"],
  ["where nobody is there, the primary answers", { read: named("behind"), at: 6 }, 10, "primary"],
  ["where no place is known, the primary answers", { read: named("one"), at: 9 }, null, "primary"]
])("Of two replicas: %s", async (_, copy, position, name) => {
  const read = reading(copy, { read: named("other"), at: 9 })
  for (let time = 0; time < 2; time += 1) expect(await read(question, at(position))).toEqual([{ name }])
})

it("Whoever does not say that others will do is answered by the primary", async () => {
  const read = reading({ read: named("one"), at: 9 })
  expect(await read(question)).toEqual([{ name: "primary" }])
})

it.each(["40001", "57P01", "42P01", "ECONNREFUSED"])(
  "What fails with %s is asked on the primary",
  async (code) => {
    expect(await reading({ read: refusing(code), at: 9 })(question, at(7))).toEqual([{ name: "primary" }])
  }
)

it("What took its full time is not asked again", async () => {
  await expect(reading({ read: refusing("57014"), at: 9 })(question, at(7))).rejects.toThrow("57014")
})

it("What a replica must have is what its primary had five seconds ago, at rest as under load", () => {
  let now = 0
  const past = makePast(() => now)
  const due = []
  for (const position of [10, 20, 30, 30, 30, 30, 30, 30, 40]) {
    past.note(position)
    due.push(past.due())
    now += 1_000
  }
  expect(due).toEqual([0, 0, 0, 0, 0, 10, 20, 30, 30])
})
