import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { expect, it } from "vitest"

import { UserRepository } from "#ports/repositories/user-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { anAccount } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const isStored = Effect.fnUntraced(function* (email: string) {
  return (yield* (yield* UserRepository).byEmail(email)) !== null
})

onEveryStore("Transactor", (run) => {
  it("commits what the work wrote and gives back its result", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const account = yield* atomically(seedHomeowner())
        expect(yield* isStored(account.email)).toBe(true)
      })
    ))

  it.each([
    ["fails", Effect.fail("changed my mind")],
    ["dies", Effect.die(new Error("a fault of ours"))]
  ])("undoes every write of work that %s, and passes the failure on", (_, ending) =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const [one, other] = [anAccount(), anAccount()]
        const work = Effect.andThen(Effect.andThen(seedHomeowner(one), seedHomeowner(other)), ending)
        expect(yield* Effect.exit(atomically(work))).toEqual(yield* Effect.exit(ending))
        expect(yield* isStored(one.email)).toBe(false)
        expect(yield* isStored(other.email)).toBe(false)
      })
    )
  )

  it("undoes every write of work that is interrupted", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const account = anAccount()
        const fiber = yield* Effect.forkChild(
          atomically(Effect.andThen(seedHomeowner(account), Effect.never)),
          { startImmediately: true }
        )
        yield* Fiber.interrupt(fiber)
        expect(yield* isStored(account.email)).toBe(false)
      })
    ))

  it("sees its own writes", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const { email } = anAccount()
        const seen = yield* atomically(Effect.andThen(seedHomeowner({ email }), isStored(email)))
        expect(seen).toBe(true)
      })
    ))

  it("lets a nested transaction join the outer one", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const inner = anAccount()
        const work = Effect.andThen(atomically(seedHomeowner(inner)), Effect.fail("the outer one fails"))
        yield* Effect.exit(atomically(work))
        expect(yield* isStored(inner.email)).toBe(false)
      })
    ))

  it("keeps the writes of others when one transaction of many fails", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const accounts = Array.from({ length: 12 }, () => anAccount())
        const works = accounts.map((account, index) =>
          Effect.exit(
            atomically(
              Effect.andThen(
                seedHomeowner(account),
                index % 3 === 0 ? Effect.fail("no") : Effect.succeed("yes")
              )
            )
          )
        )
        const exits = yield* Effect.all(works, { concurrency: "unbounded" })
        const stored = yield* Effect.all(accounts.map(({ email }) => isStored(email)))
        expect(stored).toEqual(exits.map(Exit.isSuccess))
        expect(stored.filter(Boolean)).toHaveLength(8)
      })
    ))
})
