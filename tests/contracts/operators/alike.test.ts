import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { alikeIn, mostAlike, numbersOf } from "#domain/operator/alike.ts"
import type { SanctionRecord } from "#domain/sanction/sanction.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { PeopleViews } from "#ports/views/people-views.ts"
import { aSanction, aUserId } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const now = "2026-05-04T09:30:00.000Z"
const lifted = { liftedAt: "2026-04-02T09:30:00.000Z", liftReason: "It was a mix-up of two people." }

/** A telephone number and a license number that nobody else has. */
const someNumbers = () => {
  const seven = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, "0")
    .slice(-7)
  return { local: `907${seven}`, written: `(907) ${seven.slice(0, 3)}-${seven.slice(3)}`, license: seven }
}

const sanctioned = Effect.fnUntraced(function* (userId: UserId, overrides: Partial<SanctionRecord> = {}) {
  const { id: startedBy } = yield* seedHomeowner()
  yield* (yield* SanctionRepository).insert(aSanction({ userId, startedBy, ...overrides }))
  return userId
})

const alikeTo = Effect.fnUntraced(function* (id: UserId, phone: string | null, license: string | null) {
  const numbers = numbersOf(phone, license)
  const { sanctionedAlike } = yield* PeopleViews
  return (yield* sanctionedAlike(id, numbers)).map((found) => alikeIn(numbers, found, now))
})

onEveryStore("Sanctioned accounts with the same numbers", (run) => {
  it("are found by telephone and by license number, however these are written, each once, and not without a sanction", () =>
    run(
      Effect.gen(function* () {
        const { license, local, written } = someNumbers()
        const numbered = { licenseNumber: `m-${license}`, isLicensed: true }
        const banned = yield* seedProvider(
          { businessName: "Banned Pipes LLC", ...numbered },
          { phone: `+1 ${written}` }
        )
        yield* sanctioned(banned.userId, { level: "suspended" })
        const caller = yield* seedHomeowner({ firstName: "Ann", lastName: "Lee", phone: local })
        yield* sanctioned(caller.id, { startedAt: "2026-03-09T09:30:00.000Z" })
        const licensed = yield* seedProvider({ businessName: "Honest Pipes", ...numbered })
        yield* sanctioned(licensed.userId, { startedAt: "2026-04-01T09:30:00.000Z", ...lifted })
        yield* seedProvider(numbered, { phone: written })

        const [both, phone, number] = [
          { userId: banned.userId, name: "Banned Pipes LLC", level: "suspended", holds: true },
          { userId: caller.id, name: "Ann Lee", level: "limited", holds: true, same: ["phone"] },
          { userId: licensed.userId, name: "Honest Pipes", level: "limited", holds: false, same: ["license"] }
        ]
        expect(yield* alikeTo(aUserId(), `1-${local}`, `M ${license}`)).toEqual([
          number,
          phone,
          { ...both, same: ["phone", "license"] }
        ])
        expect(yield* alikeTo(caller.id, local, null)).toEqual([{ ...both, same: ["phone"] }])
        expect(yield* alikeTo(banned.userId, null, `M${license}`)).toEqual([number])
      })
    ))

  it("are shown with their newest sanction, over where its last day is past", () =>
    run(
      Effect.gen(function* () {
        const { local } = someNumbers()
        const { id } = yield* seedHomeowner({ phone: local })
        yield* sanctioned(id, { level: "suspended", ...lifted })
        yield* sanctioned(id, { startedAt: "2026-04-03T09:30:00.000Z", until: "2026-05-01" })
        expect(yield* alikeTo(aUserId(), local, null)).toMatchObject([{ level: "limited", holds: false }])
      })
    ))

  it("are at most five, the latest sanctioned first", () =>
    run(
      Effect.gen(function* () {
        const { local } = someNumbers()
        const days = ["01", "02", "03", "04", "05", "06"]
        const ids = yield* Effect.forEach(days, (day) =>
          Effect.gen(function* () {
            const { id } = yield* seedHomeowner({ phone: local })
            return yield* sanctioned(id, { startedAt: `2026-03-${day}T09:30:00.000Z` })
          })
        )
        const alike = yield* alikeTo(aUserId(), local, null)
        expect(alike.map(({ userId }) => userId)).toEqual(ids.toReversed().slice(0, mostAlike))
      })
    ))

  it("are nobody for those who have told neither, and for what is no number", () =>
    run(
      Effect.gen(function* () {
        const banned = yield* seedProvider({ licenseNumber: "pending", isLicensed: true }, { phone: "none" })
        yield* sanctioned(banned.userId)
        const nothing = [
          [null, null],
          ["none", "pending"],
          ["", "-"],
          ["911", "N/A"]
        ] as const
        const found = yield* Effect.forEach(nothing, ([phone, license]) => alikeTo(aUserId(), phone, license))
        expect(found).toEqual(nothing.map(() => []))
      })
    ))
})
