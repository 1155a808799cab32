import { infiniteQueryOptions } from "@tanstack/react-query"

import type { AuditAction } from "#domain/operator/audit-actions.ts"
import type { AuditEntry } from "#domain/operator/audit.ts"
import { callList, type ListPage } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

import { pageSize } from "./console.ts"

/** A row of the audit log, with its number as a string, because lists need string ids. */
export type Entry = Omit<AuditEntry, "id"> & { readonly id: string }

const asEntry = ({ id, ...row }: AuditEntry): Entry => ({ ...row, id: String(id) })

/** Filters the log's rows; days are UTC days, both included. */
export interface AuditFilter {
  readonly action?: AuditAction
  readonly thing?: string
  readonly from?: string
  readonly to?: string
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    ...pagesByLast,
    queryKey: ["/api/admin/audit", filter],
    queryFn: async ({ pageParam }): Promise<ListPage<Entry>> => {
      const query = { ...filter, ...pageAfter(pageParam, pageSize) }
      const page = await callList("GET /api/admin/audit", { query })
      return { ...page, items: page.items.map(asEntry) }
    }
  })
