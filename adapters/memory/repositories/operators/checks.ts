import * as Effect from "effect/Effect"

import { byText } from "#adapters/memory/order.ts"
import { orNotFound } from "#adapters/memory/rows.ts"
import type { Store, Tables } from "#adapters/memory/store.ts"
import { fullName } from "#domain/account/full-name.ts"
import { isLongest } from "#domain/check/check-rules.ts"
import type { Check, CheckRecord, EndingCheck } from "#domain/check/check.ts"
import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { ProviderId, UserId } from "#domain/shared/ids.ts"
import {
  CheckRepository,
  type EndingBetween,
  type EndingMark
} from "#ports/repositories/operators/check-repository.ts"

const ofProvider = ({ checks }: Tables, id: ProviderId) =>
  [...checks.values()]
    .filter(({ providerId }) => providerId === id)
    .toSorted((one, other) => byText(other.checkedAt, one.checkedAt) || byText(other.id, one.id))

const nameOf = ({ accounts }: Tables, id: UserId | null) => {
  const account = accounts.get(id ?? "")
  return account === undefined ? null : fullName(account)
}

const withNames = (tables: Tables, check: CheckRecord): Check => ({
  ...check,
  holder: [...tables.licenses.values()].find(({ id }) => id === check.registerEntry)?.holder ?? null,
  checkedByName: nameOf(tables, check.checkedBy),
  revokedByName: nameOf(tables, check.revokedBy)
})

const firstToEnd = (one: EndingMark, other: EndingMark) =>
  byText(one.expiresOn, other.expiresOn) || byText(one.id, other.id)

const ending = (tables: Tables, { from, to }: EndingBetween): ReadonlyArray<EndingCheck> =>
  [...tables.checks.values()]
    .filter(({ expiresOn, revokedAt }) => revokedAt === null && expiresOn >= from && expiresOn <= to)
    .filter((check) => {
      const profile = tables.providers.get(check.providerId)
      return profile !== undefined && isLongest(profile, check)
    })
    .toSorted(firstToEnd)
    .map(({ expiresOn, id, kind, providerId, scope }) => ({
      id,
      providerId,
      businessName: tables.providers.get(providerId)?.businessName ?? "",
      kind,
      scope,
      expiresOn
    }))

export const checkRepository = ({ read, write }: Store) =>
  CheckRepository.of({
    insert: (check) => write(({ checks }) => void checks.set(check.id, check)),
    byId: (id) => read(({ checks }) => checks.get(id)).pipe(orNotFound("check")),
    revoke: (check) =>
      write(({ checks }) => {
        if (checks.get(check.id)?.revokedAt !== null) {
          return Effect.fail(new ChangedMeanwhile({ thing: "check" }))
        }
        checks.set(check.id, check)
        return Effect.void
      }),
    hold: (id) =>
      Effect.flatMap(
        read(({ providers }) => providers.has(id)),
        (isThere) => (isThere ? Effect.void : Effect.fail(new NotFound({ thing: "provider" })))
      ),
    ofProvider: (id) => read((tables) => ofProvider(tables, id).map((check) => withNames(tables, check))),
    ending: (when, { after, limit }) =>
      read((tables) =>
        ending(tables, when)
          .filter((check) => after === null || firstToEnd(check, after) > 0)
          .slice(0, limit)
      ),
    countEnding: (when) =>
      read((tables) => {
        const found = ending(tables, when)
        return { count: found.length, firstOn: found[0]?.expiresOn ?? null }
      }),
    unsaid: (kind, when, limit) =>
      read((tables) =>
        ending(tables, when)
          .filter(({ id }) => !tables.nudges.has(`${id} ${kind}`))
          .slice(0, limit)
          .map(({ id }) => id)
      )
  })
