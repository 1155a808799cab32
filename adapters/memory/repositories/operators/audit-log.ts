import type { Store } from "#adapters/memory/store.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"

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
      )
  })
