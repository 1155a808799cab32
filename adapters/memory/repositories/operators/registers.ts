import * as Effect from "effect/Effect"

import { byText } from "#adapters/memory/order.ts"
import type { Store, Tables } from "#adapters/memory/store.ts"
import type { CheckRecord } from "#domain/check/check.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { type LicenseEntry, plainNumber } from "#domain/register/license-entry.ts"
import { type Claim, keyOfMatch, numberCheckedUntil } from "#domain/register/match-rules.ts"
import type { FoundMatch, RegisterMatch } from "#domain/register/register-match.ts"
import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"

/** The key of an entry. */
export const keyOfEntry = ({ number, register }: Pick<LicenseEntry, "number" | "register">) =>
  `${register} ${number}`

const byId = (one: RegisterMatch, other: RegisterMatch) => byText(one.id, other.id)

const put = ({ licenses }: Tables, entry: LicenseEntry) => {
  const key = keyOfEntry(entry)
  licenses.set(key, { ...entry, id: licenses.get(key)?.id ?? entry.id })
}

const waiting = ({ matches }: Tables) =>
  [...matches.values()].filter(({ settledAt }) => settledAt === null).toSorted(byId)

const shown = ({ imports, licenses, providers }: Tables, match: RegisterMatch): FoundMatch => {
  const entry = licenses.get(keyOfEntry(match)) ?? null
  const provider = providers.get(match.providerId)
  return {
    ...match,
    businessName: provider?.businessName ?? "",
    licenseNumber: provider?.licenseNumber ?? null,
    licenseUntil: provider?.licenseUntil ?? null,
    entry,
    sentAt: imports.get(entry?.importId ?? "")?.createdAt ?? null
  }
}

/** The number that a business claims, and those of its matches in these registers that were checked. */
const numbersOf = (
  { matches }: Tables,
  { id, licenseNumber }: ProviderProfile,
  checks: ReadonlyArray<CheckRecord>,
  registers: ReadonlyArray<string>
) => [
  plainNumber(licenseNumber ?? ""),
  ...[...matches.values()]
    .filter(({ providerId, register }) => providerId === id && registers.includes(register))
    .map(({ number }) => number)
    .filter((number) => numberCheckedUntil(checks, number) !== null)
]

const claiming = (
  tables: Tables,
  numbers: ReadonlyArray<string>,
  registers: ReadonlyArray<string>
): ReadonlyArray<Claim> =>
  [...tables.providers.values()].flatMap((provider) => {
    const checks = [...tables.checks.values()].filter(({ providerId }) => providerId === provider.id)
    return [...new Set(numbersOf(tables, provider, checks, registers))]
      .filter((number) => numbers.includes(number))
      .map((number) => ({
        providerId: provider.id,
        number,
        licenseUntil: numberCheckedUntil(checks, number)
      }))
  })

export const registerRepository = ({ read, write }: Store) =>
  RegisterRepository.of({
    put: (entries) =>
      write((tables) => {
        for (const entry of entries) put(tables, entry)
      }),
    removeOlder: (register, id, at) =>
      write(({ licenses, matches }) => {
        for (const entry of licenses.values()) {
          if (entry.register === register && entry.importId !== id) licenses.delete(keyOfEntry(entry))
        }
        const lost = [...matches].filter(
          ([, match]) => match.register === register && match.isActive && !licenses.has(keyOfEntry(match))
        )
        for (const [key, match] of lost) {
          matches.set(key, { ...match, isActive: false, foundAt: at, settledAt: null })
        }
        return lost.map(([, match]) => match.id)
      }),
    entry: (id) => read(({ licenses }) => [...licenses.values()].find((entry) => entry.id === id) ?? null),
    numbered: (numbers) =>
      read(({ licenses }) =>
        [...licenses.values()]
          .filter(({ number }) => numbers.includes(number))
          .toSorted((one, other) => byText(one.register, other.register) || byText(one.number, other.number))
      ),
    claiming: (numbers, registers) => read((tables) => claiming(tables, numbers, registers)),
    match: (id) => read(({ matches }) => [...matches.values()].find((match) => match.id === id) ?? null),
    matchesOf: (ids) =>
      read(({ matches }) => [...matches.values()].filter(({ providerId }) => ids.includes(providerId))),
    putMatches: (found) =>
      write(({ matches }) => {
        for (const match of found) {
          const key = keyOfMatch(match)
          matches.set(key, { ...match, id: matches.get(key)?.id ?? match.id })
        }
      }),
    removeMatches: (ids) =>
      write(({ matches }) => {
        for (const [key, { id }] of matches) if (ids.includes(id)) matches.delete(key)
      }),
    settle: ({ isActive, providerId }, at) =>
      write(({ matches }) => {
        for (const [key, match] of matches) {
          const isMeant = match.providerId === providerId && match.isActive === isActive
          if (isMeant && match.settledAt === null) matches.set(key, { ...match, settledAt: at })
        }
      }),
    reopen: (id, at) =>
      write(({ matches }) => {
        for (const [key, match] of matches) {
          const isMeant = match.providerId === id && match.isActive && match.settledAt !== null
          if (isMeant) matches.set(key, { ...match, foundAt: at, settledAt: null })
        }
      }),
    putAside: (id, at) =>
      write(({ matches }): Effect.Effect<RegisterMatch, ChangedMeanwhile | NotFound> => {
        const match = [...matches.values()].find((found) => found.id === id)
        if (match === undefined) return Effect.fail(new NotFound({ thing: "match" }))
        if (match.settledAt !== null) return Effect.fail(new ChangedMeanwhile({ thing: "match" }))
        const settled = { ...match, settledAt: at }
        matches.set(keyOfMatch(match), settled)
        return Effect.succeed(settled)
      }),
    waiting: ({ before, limit }) =>
      read((tables) =>
        waiting(tables)
          .filter(({ id }) => before === null || id > before)
          .slice(0, limit)
          .map((match) => shown(tables, match))
      ),
    countWaiting: read((tables) => {
      const times = waiting(tables).map(({ foundAt }) => foundAt)
      return { count: times.length, oldestAt: times.toSorted(byText)[0] ?? null }
    })
  })
