import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { checkedUntil } from "#domain/check/check-rules.ts"
import type { CheckRecord } from "#domain/check/check.ts"
import { newsOfProfile } from "#domain/events/profile-news.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aCheck, aLicenseEntry, anImport, aProviderId, aSearch } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = "2026-03-02T09:30:00.000Z"

/** Stores a provider with these checks. */
const seedChecked = Effect.fnUntraced(function* (...checks: ReadonlyArray<Partial<CheckRecord>>) {
  const repository = yield* CheckRepository
  const { id } = yield* seedProvider()
  const made = checks.map((check) => aCheck({ ...check, providerId: id }))
  yield* Effect.forEach(made, repository.insert)
  yield* (yield* ProviderRepository).change(id, (profile) => ({
    value: { ...profile, ...checkedUntil(made) },
    news: newsOfProfile(profile)
  }))
  return { id, made }
})

onEveryStore("CheckRepository", (run) => {
  it("gives back the checks of a provider, the newest first, with the names of those who made them", () =>
    run(
      Effect.gen(function* () {
        const checks = yield* CheckRepository
        const dana = yield* seedHomeowner({ firstName: "Dana", lastName: "Cole" })
        const { id, made } = yield* seedChecked(
          { checkedAt: "2026-01-01T08:00:00.000Z" },
          { checkedAt: "2026-02-01T08:00:00.000Z", checkedBy: dana.id, kind: "insurance" }
        )
        const [first, second] = made
        expect(yield* checks.ofProvider(id)).toEqual([
          { ...second, holder: null, checkedByName: "Dana Cole", revokedByName: null },
          { ...first, holder: null, checkedByName: null, revokedByName: null }
        ])
        expect(yield* checks.byId(made[0]?.id ?? aCheck().id)).toEqual(first)
        expect(yield* Effect.flip(checks.byId(aCheck().id))).toMatchObject({ _tag: "NotFound" })
      })
    ))

  it("names the holder that the register has by now, and nobody once it has the license no more", () =>
    run(
      Effect.gen(function* () {
        const [checks, registers] = [yield* CheckRepository, yield* RegisterRepository]
        const register = `TX ${crypto.randomUUID()}`
        const entry = aLicenseEntry({ register })
        yield* registers.put([entry])
        const { id } = yield* seedChecked({ registerEntry: entry.id })
        const holders = Effect.map(checks.ofProvider(id), (all) => all.map(({ holder }) => holder))
        expect(yield* holders).toEqual([entry.holder])
        yield* registers.put([{ ...entry, holder: "REYES PLUMBING LLC" }])
        expect(yield* holders).toEqual(["REYES PLUMBING LLC"])
        yield* registers.removeOlder(register, anImport().id, at)
        expect(yield* holders).toEqual([null])
      })
    ))

  it("takes a check back once", () =>
    run(
      Effect.gen(function* () {
        const checks = yield* CheckRepository
        const { id, made } = yield* seedChecked({})
        const revoked = { ...aCheck(), ...made[0], revokedAt: at, reason: "The register says so." }
        yield* checks.revoke(revoked)
        expect(yield* checks.ofProvider(id)).toMatchObject([revoked])
        expect(yield* Effect.flip(checks.revoke(revoked))).toMatchObject({ _tag: "ChangedMeanwhile" })
      })
    ))

  it("holds a provider, and no other", () =>
    run(
      Effect.gen(function* () {
        const { hold } = yield* CheckRepository
        const { id } = yield* seedChecked()
        yield* hold(id)
        expect(yield* Effect.flip(hold(aProviderId()))).toMatchObject({ thing: "provider" })
      })
    ))

  it("tells what ends, first the first, page by page, and not what another one takes the place of", () =>
    run(
      Effect.gen(function* () {
        const checks = yield* CheckRepository
        const year = { from: "2031-01-01", to: "2031-12-31" }
        const { made: replaced } = yield* seedChecked(
          { expiresOn: "2031-02-01" },
          { expiresOn: "2032-02-01" }
        )
        const { made: one } = yield* seedChecked(
          { expiresOn: "2031-05-01" },
          // Made again, with the same last day.
          { expiresOn: "2031-05-01", revokedAt: at }
        )
        const { made: two } = yield* seedChecked({ expiresOn: "2031-03-01", kind: "background" })
        yield* seedChecked({ expiresOn: "2031-04-01", revokedAt: at })
        const page = yield* checks.ending(year, { limit: 1, after: null })
        expect(page).toMatchObject([
          { id: two[0]?.id, kind: "background", expiresOn: "2031-03-01", businessName: "Reyes Plumbing" }
        ])
        const rest = yield* checks.ending(year, { limit: 9, after: page[0] ?? null })
        expect(rest.map(({ id }) => id)).toEqual([one[0]?.id])
        expect(yield* checks.countEnding(year)).toEqual({ count: 2, firstOn: "2031-03-01" })
        expect(yield* checks.countEnding({ from: "2031-06-01", to: "2031-06-30" })).toEqual({
          count: 0,
          firstOn: null
        })
        const unsaid = (kind: string) => checks.unsaid(kind, year, 9)
        expect(yield* unsaid("check-ends-30")).toHaveLength(2)
        const first = two[0]?.id ?? aCheck().id
        expect(yield* (yield* StaleWork).noteOnce("check-ends-30", first, at)).toBe(true)
        expect(yield* unsaid("check-ends-30")).toEqual([one[0]?.id])
        expect(yield* unsaid("check-ends-7")).toHaveLength(2)
        expect(replaced).toHaveLength(2)
      })
    ))

  it("lets a search ask for what was looked up and holds on a day", () =>
    run(
      Effect.gen(function* () {
        const { search } = yield* ProviderViews
        const { id } = yield* seedChecked({ expiresOn: "2041-05-01" })
        const found = (today: string, kind: "background" | "license" = "license") =>
          Effect.map(search(aSearch({ checked: kind, today })), ({ providers }) =>
            providers.map((provider) => provider.id)
          )
        expect(yield* found("2041-05-01")).toEqual([id])
        expect(yield* found("2041-05-02")).toEqual([])
        expect(yield* found("2041-05-01", "background")).toEqual([])
      })
    ))
})
