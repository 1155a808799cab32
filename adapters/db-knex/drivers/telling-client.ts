import type Driver from "knex/lib/dialects/postgres/index.js"

import { type SentStatement, telling } from "#adapters/system/statements.ts"

/** A driver of knex that publishes every statement that it sends. */
export const tellingClient = (driver: typeof Driver, system: SentStatement["system"]) =>
  class extends driver {
    override _query(connection: object, query: { readonly sql: string }) {
      // oxlint-disable-next-line no-underscore-dangle -- knex names it so
      return telling({ text: query.sql, system }, () => super._query(connection, query))
    }
  }
