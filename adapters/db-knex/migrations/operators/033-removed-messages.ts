import type { Knex } from "knex"

import { instant } from "../columns.ts"

const columns = ["removed_at", "removed_for"]

/** Messages can be taken down. Photos of reviews that were taken down before are hidden, and may come back with them. */
export const up = async (knex: Knex) => {
  await knex.schema.alterTable("messages", (table) => {
    instant(table, "removed_at")
    table.text("removed_for")
  })
  await knex.raw(`
    update photos set state = 'hidden'
    where state = 'removed' and thing_id in (select id from reviews where removed_at is not null)`)
  await knex.raw("create index photos_hidden on photos (thing_id) where state = 'hidden'")
}

export const down = async (knex: Knex) => {
  await knex.raw("drop index photos_hidden")
  await knex.raw("update photos set state = 'removed' where state = 'hidden'")
  for (const column of columns) await knex.raw(`alter table messages drop column ${column}`)
}
