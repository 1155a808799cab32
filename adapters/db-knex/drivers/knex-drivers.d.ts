// Where knex documents its drivers to be, for classes that extend them; it has no types for these.
declare module "knex/lib/dialects/*/index.js" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a class that is extended is a value
  import { Knex } from "knex"

  export default class Driver extends Knex.Client {
    /** Sends a statement on a connection, in a transaction as well. */
    _query(connection: object, query: { readonly sql: string }): Promise<unknown>
  }
}
