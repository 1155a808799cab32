import type { Knex } from "knex"

/** An address that an account had until it was changed is written to once more, and stands nowhere else. */
export const up = (knex: Knex) =>
  knex.schema.alterTable("emails", (table) => {
    table.text("former_address")
  })

export const down = async (knex: Knex) => {
  await knex.raw("alter table emails drop column former_address")
}
