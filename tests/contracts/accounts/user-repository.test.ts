import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import { withoutPassword } from "#domain/account/account-rules.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { aUserId, anAccount } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

onEveryStore("UserRepository", (run) => {
  it("gives back exactly what was inserted, by email address and by id", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const account = yield* seedHomeowner({ phone: "512-555-0101", firstName: "Zoë", role: "provider" })
        expect(yield* users.byEmail(account.email)).toEqual(account)
        expect(yield* users.byId(account.id)).toEqual(withoutPassword(account))
      })
    ))

  it("keeps an absent phone number as null", () =>
    run(
      Effect.gen(function* () {
        const account = yield* seedHomeowner({ phone: null })
        expect(yield* (yield* UserRepository).byId(account.id)).toHaveProperty("phone", null)
      })
    ))

  it("gives somebody another phone number, or none, and leaves the rest and the others alone", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const [account, other] = [yield* seedHomeowner({ phone: null }), yield* seedHomeowner({ phone: "1" })]
        yield* users.setPhone(account.id, "512-555-0101")
        expect(yield* users.byEmail(account.email)).toEqual({ ...account, phone: "512-555-0101" })
        yield* users.setPhone(account.id, null)
        expect(yield* users.byEmail(account.email)).toEqual({ ...account, phone: null })
        expect(yield* users.byId(other.id)).toEqual(withoutPassword(other))
      })
    ))

  it("stores what a person has changed of names and telephone, and nothing else", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const [account, other] = [yield* seedHomeowner(), yield* seedHomeowner()]
        const change = { firstName: "Zoë", lastName: "Quist", username: "ZoeQuist", phone: null }
        yield* users.change({ ...withoutPassword(account), ...change, email: "ignored@example.com" })
        expect(yield* users.byEmail(account.email)).toEqual({ ...account, ...change })
        expect(yield* users.byId(other.id)).toEqual(withoutPassword(other))
      })
    ))

  it("lets nobody take somebody's username, whatever the case of its letters, but their own", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const [account, other] = [yield* seedHomeowner(), yield* seedHomeowner({ username: "Casper" })]
        const change = (username: string) => users.change({ ...withoutPassword(account), username })
        expect(yield* Effect.flip(change("cASPER"))).toMatchObject({
          _tag: "AccountTaken",
          fields: ["username"]
        })
        yield* change(account.username.toUpperCase())
        expect(yield* users.byId(account.id)).toHaveProperty("username", account.username.toUpperCase())
        expect(yield* users.byId(other.id)).toHaveProperty("username", "Casper")
      })
    ))

  it("stores another password", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const [account, other] = [yield* seedHomeowner(), yield* seedHomeowner()]
        yield* users.setPassword(account.id, "another hash")
        expect(yield* users.byEmail(account.email)).toEqual({ ...account, passwordHash: "another hash" })
        expect(yield* users.byEmail(other.email)).toEqual(other)
        expect(yield* users.hasPassword(account.id, "another hash")).toBe(true)
        expect(yield* users.hasPassword(account.id, account.passwordHash)).toBe(false)
        expect(yield* users.hasPassword(other.id, other.passwordHash)).toBe(true)
      })
    ))

  it("takes a phone number back with the transaction that set it", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const { atomically } = yield* Transactor
        const account = yield* seedHomeowner({ phone: "512-555-0101" })
        const failed = Effect.andThen(users.setPhone(account.id, "1"), Effect.fail("no"))
        yield* Effect.exit(atomically(failed))
        expect(yield* users.byId(account.id)).toHaveProperty("phone", "512-555-0101")
      })
    ))

  it("knows nobody by an unknown email address", () =>
    run(
      Effect.gen(function* () {
        expect(yield* (yield* UserRepository).byEmail("nobody@example.com")).toBeNull()
      })
    ))

  it("dies for an unknown id", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        expect(Exit.hasDies(yield* Effect.exit(users.byId(aUserId())))).toBe(true)
        expect(Exit.hasDies(yield* Effect.exit(users.setPhone(aUserId(), null)))).toBe(true)
      })
    ))

  it.each([
    ["email address", "email", { email: "OLIVIA.email@example.com" }, ["email"]],
    ["username", "username", { username: "OLIVIA-username" }, ["username"]],
    ["both", "both", { email: "OLIVIA.both@example.com", username: "Olivia-BOTH" }, ["email", "username"]]
  ])("refuses a taken %s, whatever the case of its letters", (_, name, taken, fields) =>
    run(
      Effect.gen(function* () {
        yield* seedHomeowner({ email: `olivia.${name}@example.com`, username: `olivia-${name}` })
        const refused = yield* Effect.flip((yield* UserRepository).insert(anAccount(taken)))
        expect(refused).toMatchObject({ _tag: "AccountTaken", fields })
      })
    )
  )

  it("says of a name beforehand whether it is free, and stores nothing", () =>
    run(
      Effect.gen(function* () {
        const { requireFree } = yield* UserRepository
        const [one, other] = [yield* seedHomeowner(), anAccount()]
        yield* requireFree(other)
        yield* requireFree(other)
        const wanted = { email: one.email.toUpperCase(), username: other.username }
        expect((yield* Effect.flip(requireFree(wanted))).fields).toEqual(["email"])
        const both = { email: one.email, username: one.username.toUpperCase() }
        expect((yield* Effect.flip(requireFree(both))).fields).toEqual(["email", "username"])
      })
    ))

  it("names both fields when two different people have them", () =>
    run(
      Effect.gen(function* () {
        const [one, other] = [yield* seedHomeowner(), yield* seedHomeowner()]
        const wanted = anAccount({ email: one.email, username: other.username })
        const refused = yield* Effect.flip((yield* UserRepository).insert(wanted))
        expect(refused.fields).toEqual(["email", "username"])
      })
    ))

  it("tells usernames apart by accents, and compares other alphabets without regard to case", () =>
    run(
      Effect.gen(function* () {
        yield* seedHomeowner({ username: "élodie" })
        yield* seedHomeowner({ username: "elodie" })
        const refused = yield* Effect.flip(seedHomeowner({ username: "ÉLODIE" }))
        expect(refused.fields).toEqual(["username"])
      })
    ))

  it("lets one of twenty equal registrations at once win", () =>
    run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const attempts = Array.from({ length: 20 }, () =>
          Effect.exit(users.insert(anAccount({ email: "rush@example.com", username: "rush" })))
        )
        const exits = yield* Effect.all(attempts, { concurrency: "unbounded" })
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect(exits.filter(Exit.hasDies)).toHaveLength(0)
      })
    ))
})
