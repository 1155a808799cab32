import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"

import { SignedKeys } from "#adapters/system/signed-keys.ts"
import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { readInput } from "#domain/shared/input.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import {
  aCheck,
  aLicenseEntry,
  aMatch,
  anAccount,
  anImport,
  aProfileRequest
} from "#tests/support/builders.ts"
import { asProvider, seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { applyImports } from "#use-cases/import/apply-imports.ts"
import { saveOwnProfile } from "#use-cases/provider/save-own-profile.ts"
import { matchEntries, matchProfile } from "#use-cases/register/match-licenses.ts"

const at = "2026-03-09T09:30:00.000Z"

const system = Layer.mergeAll(
  SignedKeys(["a secret that only the tests know"]),
  UuidIds,
  ZipcodePlaces,
  Layer.succeed(PasswordHasher, { hash: Effect.succeed, verify: () => Effect.succeed(false) })
)

const seedImport = Effect.fnUntraced(function* (overrides: Parameters<typeof anImport>[0] = {}) {
  const { id: createdBy } = yield* seedHomeowner()
  const file = anImport({ createdBy, kind: "licenses", ...overrides })
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
        expect(yield* removeOlder("FL DBPR CILB", second.id, at)).toEqual([])
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
          seedProvider({ licenseNumber })
        )
        yield* seedProvider({ licenseNumber: null })
        const four = yield* seedProvider({ licenseNumber: "TX12345" })
        const { insert } = yield* CheckRepository
        const check = { providerId: four.id, reference: "Tx 12345", expiresOn: "2027-03-31" }
        yield* insert(aCheck(check))
        const longer = { ...check, expiresOn: "2028-03-31" }
        yield* insert(aCheck({ ...longer, revokedAt: at }))
        yield* insert(aCheck({ ...longer, kind: "insurance" }))
        yield* insert(aCheck({ ...longer, reference: "TX-123456" }))
        const found = yield* claiming(["TX12345", "NOBODYS1"], ["TX TSBPE"])
        const claims = new Map(found.map(({ licenseUntil, providerId }) => [providerId, licenseUntil]))
        expect(found.map(({ number }) => number)).toEqual(Array(4).fill("TX12345"))
        expect([one, two, three].map((profile) => profile && claims.get(profile.id))).toEqual([
          null,
          null,
          null
        ])
        expect(claims.get(four.id)).toBe("2027-03-31")
        expect(yield* claiming([], [])).toEqual([])
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
        expect(yield* registers.match(second.id)).toEqual({ ...second, settledAt: at })
        expect(yield* registers.match(aMatch().id)).toBeNull()
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
        expect(yield* registers.removeOlder("FL DBPR CILB", second.id, later)).toEqual([match.id])
        expect(yield* registers.removeOlder("FL DBPR CILB", second.id, later)).toEqual([])
        const lost = { ...match, isActive: false, foundAt: later, settledAt: null }
        expect(yield* registers.matchesOf([provider.id])).toContainEqual(lost)
        yield* registers.removeMatches([match.id])
        expect(yield* registers.matchesOf([provider.id])).toEqual([texan])
        expect(yield* registers.matchesOf([])).toEqual([])
        yield* registers.removeMatches([])
      })
    ))

  it("takes in a file that names a claimed number twice, as its last line says", () =>
    run(
      Effect.gen(function* () {
        const { addRows, byId } = yield* ImportRepository
        const file = yield* seedImport({ register: "GA SOS", state: "applying", good: 2, bad: 0 })
        const provider = yield* seedProvider({ licenseNumber: "RP-7001" })
        const cells = { number: "RP-7001", holder: "REYES PLUMBING", status: "Lapsed" }
        yield* addRows(file.id, [
          { line: 2, cells, faults: [] },
          { line: 3, cells: { ...cells, number: "RP7001", status: "Active" }, faults: [] }
        ])
        yield* applyImports()
        expect(yield* byId(file.id)).toMatchObject({ state: "applied", good: 2, bad: 0 })
        const { matchesOf, numbered } = yield* RegisterRepository
        expect(yield* numbered(["RP7001"])).toMatchObject([{ register: "GA SOS", status: "Active" }])
        expect(yield* matchesOf([provider.id])).toMatchObject([{ number: "RP7001", isActive: true }])
      }).pipe(Effect.provide(system))
    ))

  it("has of a business the match of the number that it claims, though two are saved at the same time", () =>
    run(
      Effect.gen(function* () {
        const { matchesOf, put } = yield* RegisterRepository
        const { byId } = yield* ProviderRepository
        const file = yield* seedImport({ state: "applied" })
        const [one, two] = ["TWICE1", "TWICE2"] as const
        yield* put([one, two].map((number) => aLicenseEntry({ importId: file.id, number })))
        for (let round = 0; round < 6; round++) {
          const provider = yield* seedProvider()
          const save = (licenseNumber: string) =>
            saveOwnProfile(asProvider(provider), anAccount(), {
              request: Effect.fromResult(
                readInput(ProfileRequest)(aProfileRequest({ isLicensed: true, licenseNumber }))
              ),
              zipCode: Effect.succeed({ zipCode: "78704" })
            })
          yield* save(one)
          yield* Effect.all([save(two), save(one)], { concurrency: "unbounded" })
          const { licenseNumber: number } = yield* byId(provider.id)
          expect(yield* matchesOf([provider.id])).toMatchObject([{ number }])
        }
      }).pipe(Effect.provide(system))
    ))

  it("hears what becomes of a number that we have checked, whatever its business claims since", () =>
    run(
      Effect.gen(function* () {
        const { matchesOf, put } = yield* RegisterRepository
        const file = yield* seedImport({ state: "applied" })
        const [checked, others] = [aLicenseEntry({ number: "WAS1" }), aLicenseEntry({ number: "RIVAL1" })]
        yield* put([checked, others].map((entry) => ({ ...entry, importId: file.id })))
        const provider = yield* seedProvider()
        const claims = (licenseNumber: string, isLicensed = true) =>
          saveOwnProfile(asProvider(provider), anAccount(), {
            request: Effect.fromResult(
              readInput(ProfileRequest)(aProfileRequest({ isLicensed, licenseNumber }))
            ),
            zipCode: Effect.succeed({ zipCode: "78704" })
          })
        const found = Effect.map(matchesOf([provider.id]), (matches) =>
          Object.fromEntries(
            matches.map(({ isActive, number, settledAt }) => [
              number,
              { isActive, waits: settledAt === null }
            ])
          )
        )
        yield* claims("WAS-1")
        expect(yield* found).toEqual({ WAS1: { isActive: true, waits: true } })
        const check = aCheck({ providerId: provider.id, reference: "Was 1", expiresOn: "2099-12-31" })
        yield* (yield* CheckRepository).insert(check)
        yield* (yield* RegisterRepository).settle({ providerId: provider.id, isActive: true }, at)

        yield* claims("RIVAL 1")
        const both = { WAS1: { isActive: true, waits: false }, RIVAL1: { isActive: true, waits: true } }
        expect(yield* found).toEqual(both)
        yield* claims("WAS-2")
        yield* matchEntries([{ ...checked, status: "Revoked" }, others])
        expect(yield* found).toEqual({ WAS1: { isActive: false, waits: true } })
        yield* claims("", false)
        expect(yield* found).toEqual({ WAS1: { isActive: false, waits: true } })

        yield* (yield* CheckRepository).revoke({
          ...check,
          revokedAt: at,
          revokedBy: null,
          reason: "Revoked"
        })
        yield* claims("WAS-3")
        expect(yield* found).toEqual({})
      }).pipe(Effect.provide(system))
    ))

  it("hears what becomes of a number that was found, whatever marks it is written with", () =>
    run(
      Effect.gen(function* () {
        const { matchesOf, put } = yield* RegisterRepository
        const file = yield* seedImport({ state: "applied" })
        const said = { importId: file.id, register: "OR CCB", number: "CCB77120" }
        yield* put([aLicenseEntry(said)])
        const written = ["CCB–77120", "CCB\u00a077120", "'CCB77120", "ccb 77120*", "CCB-77120"]
        const claims = yield* Effect.forEach(written, (licenseNumber) => seedProvider({ licenseNumber }))
        yield* Effect.forEach(claims, (profile) => matchProfile(null, profile))
        const found = matchesOf(claims.map(({ id }) => id))
        expect((yield* found).map(({ isActive }) => isActive)).toEqual(written.map(() => true))
        const other = yield* seedProvider({ licenseNumber: "CCB 5" })
        yield* (yield* RegisterRepository).putMatches([
          aMatch({ register: "OR CCB", number: "CCB77120", providerId: other.id })
        ])
        yield* matchEntries([aLicenseEntry({ ...said, status: "Revoked" })])
        expect((yield* found).map(({ isActive }) => isActive)).toEqual(written.map(() => false))
        expect(yield* matchesOf([other.id])).toMatchObject([{ isActive: true }])
      }).pipe(Effect.provide(system))
    ))
})
