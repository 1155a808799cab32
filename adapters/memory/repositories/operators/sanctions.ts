import * as Effect from "effect/Effect"

import { byText } from "#adapters/memory/order.ts"
import { orNotFound } from "#adapters/memory/rows.ts"
import type { Store, Tables } from "#adapters/memory/store.ts"
import { fullName } from "#domain/account/full-name.ts"
import { SanctionedAlready } from "#domain/sanction/sanction-errors.ts"
import { mostSanctions } from "#domain/sanction/sanction-options.ts"
import type { Sanction, SanctionRecord } from "#domain/sanction/sanction.ts"
import { ChangedMeanwhile } from "#domain/shared/errors.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"

export const newestFirst = (a: SanctionRecord, b: SanctionRecord) =>
  byText(b.startedAt, a.startedAt) || byText(b.id, a.id)

/** The person's sanction that was not lifted. */
export const openSanction = ({ sanctions }: Tables, userId: UserId): SanctionRecord | null =>
  [...sanctions.values()].find((one) => one.userId === userId && one.liftedAt === null) ?? null

const nameOf = ({ accounts }: Tables, id: UserId) => {
  const account = accounts.get(id)
  return account === undefined ? "" : fullName(account)
}

const shown = (tables: Tables, sanction: SanctionRecord): Sanction => ({
  ...sanction,
  startedByName: nameOf(tables, sanction.startedBy),
  liftedByName: sanction.liftedBy && nameOf(tables, sanction.liftedBy)
})

export const sanctionRepository = ({ read, write }: Store) =>
  SanctionRepository.of({
    insert: (sanction) =>
      write((tables) => {
        const open = openSanction(tables, sanction.userId)
        if (open !== null) return Effect.fail(new SanctionedAlready({ level: open.level }))
        tables.sanctions.set(sanction.id, sanction)
        return Effect.void
      }),
    byId: (id) => read(({ sanctions }) => sanctions.get(id)).pipe(orNotFound("sanction")),
    lift: (sanction) =>
      write(({ sanctions }) => {
        if (sanctions.get(sanction.id)?.liftedAt !== null) {
          return Effect.fail(new ChangedMeanwhile({ thing: "sanction" }))
        }
        sanctions.set(sanction.id, sanction)
        return Effect.void
      }),
    openOf: (userId) => read((tables) => openSanction(tables, userId)),
    ofPerson: (userId) =>
      read((tables) =>
        [...tables.sanctions.values()]
          .filter((one) => one.userId === userId)
          .toSorted(newestFirst)
          .slice(0, mostSanctions)
          .map((one) => shown(tables, one))
      ),
    suspendedSince: (instant, limit) =>
      read(({ sanctions }) =>
        [...sanctions.values()]
          .filter(
            ({ level, liftedAt, startedAt }) =>
              liftedAt === null && level === "suspended" && startedAt > instant
          )
          .toSorted((a, b) => newestFirst(b, a))
          .slice(0, limit)
          .map(({ id }) => id)
      ),
    ended: (today, limit) =>
      read(({ sanctions }) =>
        [...sanctions.values()]
          .filter(({ liftedAt, until }) => liftedAt === null && until !== null && until <= today)
          .toSorted((a, b) => byText(a.until ?? "", b.until ?? "") || byText(a.id, b.id))
          .slice(0, limit)
          .map(({ id }) => id)
      )
  })
