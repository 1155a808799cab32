import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { aLicenseEntry, aMatch, anImport } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = "2026-03-09T09:30:00.000Z"

const seedImport = Effect.fnUntraced(function* () {
  const { id: createdBy } = yield* seedHomeowner()
  const file = anImport({ createdBy, kind: "licenses" })
  yield* (yield* ImportRepository).insert(file)
  return file
})

onEveryStore("RegisterRepository", (run) => {
  it("keeps of each number the later license under the first one's id, and forgets what the newest file lacks", () =>
    run(
      Effect.gen(function* () {
        const { entry, numbered, put, removeOlder } = yield* RegisterRepository
        const [first, second] = [yield* seedImport(), yield* seedImport()]
        const older = aLicenseEntry({ importId: first.id })
        const texan = aLicenseEntry({ importId: first.id, register: "TX TSBPE" })
        yield* put([older, texan, aLicenseEntry({ importId: first.id, number: "GONE1" })])
        const newer = aLicenseEntry({ importId: second.id, status: "Delinquent, Inactive" })
        yield* put([aLicenseEntry({ importId: second.id }), newer])
        const kept = { ...newer, id: older.id }
        expect(yield* numbered(["CFC1428813"])).toEqual([kept, texan])
        yield* removeOlder("FL DBPR CILB", second.id, at)
        expect(yield* numbered(["GONE1"])).toEqual([])
        expect(yield* numbered(["GONE1", "CFC1428813"])).toEqual([kept, texan])
        expect(yield* entry(older.id)).toEqual(kept)
        expect(yield* entry(newer.id)).toBeNull()
        yield* put([])
        expect(yield* numbered([])).toEqual([])
      })
    ))

  it("finds the businesses that claim a number, however they write it", () =>
    run(
      Effect.gen(function* () {
        const { claiming } = yield* RegisterRepository
        const written = ["TX-12345", " tx 12.345", "#TX/12345", "TX-123456"]
        const [one, two, three] = yield* Effect.forEach(written, (licenseNumber) =>
          seedProvider({ licenseNumber, licenseUntil: "2027-03-31" })
        )
        yield* seedProvider({ licenseNumber: null })
        const found = yield* claiming(["TX12345", "NOBODYS1"])
        const claims = new Set(found.map(({ providerId }) => providerId))
        expect(claims).toEqual(new Set([one?.id, two?.id, three?.id]))
        expect(found[0]).toMatchObject({ number: "TX12345", licenseUntil: "2027-03-31" })
        expect(yield* claiming([])).toEqual([])
      })
    ))

  it("lists what waits, the first to be found first, until it is settled", () =>
    run(
      Effect.gen(function* () {
        const registers = yield* RegisterRepository
        const file = yield* seedImport()
        const provider = yield* seedProvider({ licenseNumber: "CFC-1428813" })
        const other = yield* seedProvider({ licenseNumber: "CFC9" })
        const entry = aLicenseEntry({ importId: file.id, register: "NV SCB" })
        yield* registers.put([entry])
        const first = aMatch({ providerId: provider.id, register: "NV SCB" })
        const second = aMatch({ providerId: other.id, number: "CFC9", isActive: false, foundAt: at })
        yield* registers.putMatches([second, first])
        yield* registers.putMatches([])
        const [shown, gone] = yield* registers.waiting({ limit: 9, before: null })
        expect(shown).toEqual({
          ...first,
          businessName: provider.businessName,
          licenseNumber: "CFC-1428813",
          licenseUntil: null,
          entry,
          sentAt: file.createdAt
        })
        expect(gone).toMatchObject({ id: second.id, entry: null, sentAt: null })
        expect(yield* registers.waiting({ limit: 9, before: first.id })).toHaveLength(1)
        expect(yield* registers.countWaiting).toEqual({ count: 2, oldestAt: first.foundAt })

        yield* registers.settle({ providerId: provider.id, isActive: false }, at)
        expect((yield* registers.countWaiting).count).toBe(2)
        yield* registers.settle({ providerId: provider.id, isActive: true }, at)
        expect(yield* registers.matchesOf([provider.id])).toEqual([{ ...first, settledAt: at }])
        expect(yield* registers.putAside(second.id, at)).toEqual({ ...second, settledAt: at })
        expect((yield* Effect.flip(registers.putAside(second.id, at)))._tag).toBe("ChangedMeanwhile")
        expect((yield* Effect.flip(registers.putAside(aMatch().id, at)))._tag).toBe("NotFound")
        expect(yield* registers.countWaiting).toEqual({ count: 0, oldestAt: null })

        yield* registers.reopen(provider.id, at)
        yield* registers.reopen(other.id, at)
        expect(yield* registers.countWaiting).toEqual({ count: 1, oldestAt: at })
      })
    ))

  it("keeps one match of a business, a register and a number, and says what a register no longer has", () =>
    run(
      Effect.gen(function* () {
        const registers = yield* RegisterRepository
        const [first, second] = [yield* seedImport(), yield* seedImport()]
        const provider = yield* seedProvider({ licenseNumber: "CFC-1428813" })
        yield* registers.put([aLicenseEntry({ importId: first.id })])
        const match = aMatch({ providerId: provider.id, settledAt: at })
        const texan = aMatch({ providerId: provider.id, register: "TX TSBPE", settledAt: at })
        yield* registers.putMatches([match, texan])
        const again = aMatch({ providerId: provider.id, foundAt: at })
        yield* registers.putMatches([again])
        const stored = yield* registers.matchesOf([provider.id])
        expect(stored).toContainEqual({ ...again, id: match.id })
        expect(stored).toContainEqual(texan)

        yield* registers.putMatches([match])
        const later = "2026-03-16T09:30:00.000Z"
        yield* registers.removeOlder("FL DBPR CILB", second.id, later)
        const lost = { ...match, isActive: false, foundAt: later, settledAt: null }
        expect(yield* registers.matchesOf([provider.id])).toContainEqual(lost)
        yield* registers.removeMatches([match.id])
        expect(yield* registers.matchesOf([provider.id])).toEqual([texan])
        expect(yield* registers.matchesOf([])).toEqual([])
        yield* registers.removeMatches([])
      })
    ))
})
