import type { Knex } from "knex"

import { instant } from "./columns.ts"

/** A draft that its homeowner has deleted stays for those who have quoted on it, and for operators. */
export const up = (knex: Knex) =>
  knex.schema.alterTable("projects", (table) => {
    instant(table, "deleted_at")
  })

export const down = async (knex: Knex) => {
  await knex.raw("alter table projects drop column deleted_at")
}
