import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Named } from "#domain/operator/audit-names.ts"
import type { AuditPage, AuditRow, NewAuditRow } from "#domain/operator/audit.ts"

/** What operators have done. Rows are added, and never changed or removed. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    readonly append: (row: NewAuditRow) => Effect.Effect<void>
    /** Newest first. */
    readonly list: (
      page: Omit<AuditPage, "limit"> & { readonly limit: number }
    ) => Effect.Effect<ReadonlyArray<AuditRow>>
    /** What each of them is called now, by its id; what is gone or erased has no name. */
    readonly namesOf: (named: ReadonlyArray<Named>) => Effect.Effect<ReadonlyMap<string, string>>
  }
>()("ports/AuditLog") {}
