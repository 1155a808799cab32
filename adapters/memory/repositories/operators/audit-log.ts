import type { Store, Tables } from "#adapters/memory/store.ts"
import { fullName } from "#domain/account/full-name.ts"
import type { NamedKind } from "#domain/operator/audit-names.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"

const nameOf: Readonly<Record<NamedKind, (tables: Tables, id: string) => string | undefined>> = {
  application: ({ applications }, id) => applications.get(id)?.businessName,
  import: ({ imports }, id) => imports.get(id)?.name,
  provider: ({ providers }, id) => providers.get(id)?.businessName,
  user: ({ accounts }, id) => {
    const account = accounts.get(id)
    return account && fullName(account)
  }
}

const entryOf = (id: string, name: string | undefined): ReadonlyArray<readonly [string, string]> =>
  name === undefined || name === "" ? [] : [[id, name]]

export const auditLog = ({ read, write }: Store) =>
  AuditLog.of({
    append: (row) =>
      write((tables) => {
        const id = tables.auditLog.size + 1
        tables.auditLog.set(id, { ...row, id })
      }),
    list: ({ action, actor, before, from, limit, thing, to }) =>
      read((tables) =>
        [...tables.auditLog.values()]
          .filter(
            (row) =>
              (before === undefined || row.id < before) &&
              (actor === undefined || row.actorId === actor) &&
              (thing === undefined || row.thingId === thing) &&
              (action === undefined || row.action === action) &&
              (from === undefined || row.at >= `${from}T00:00:00.000Z`) &&
              (to === undefined || row.at <= `${to}T23:59:59.999Z`)
          )
          .toSorted((a, b) => b.id - a.id)
          .slice(0, limit)
      ),
    namesOf: (named) =>
      read((tables) => new Map(named.flatMap(({ id, kind }) => entryOf(id, nameOf[kind](tables, id)))))
  })
