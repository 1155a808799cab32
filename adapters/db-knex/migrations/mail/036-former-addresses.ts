import type { Knex } from "knex"

/** After a change of address one email goes to the former one, which is stored nowhere else. */
export const up = (knex: Knex) =>
  knex.schema.alterTable("emails", (table) => {
    table.text("former_address")
  })

export const down = async (knex: Knex) => {
  await knex.raw("alter table emails drop column former_address")
}
