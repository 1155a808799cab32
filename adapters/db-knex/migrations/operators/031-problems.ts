import type { Knex } from "knex"

import { instant } from "../columns.ts"

const columns = ["wish", "answer", "answered_at", "due_at"]

/** Problems with jobs are cases to which the other side answers. */
export const up = (knex: Knex) =>
  knex.schema.alterTable("cases", (table) => {
    table.text("wish")
    table.text("answer")
    instant(table, "answered_at")
    instant(table, "due_at")
  })

export const down = async (knex: Knex) => {
  for (const column of columns) await knex.raw(`alter table cases drop column ${column}`)
}
