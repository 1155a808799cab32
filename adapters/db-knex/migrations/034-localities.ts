import type { Knex } from "knex"

/** How many are listed for a category in a place, so that nobody has to count them. */
export const up = async (knex: Knex) => {
  await knex.schema.createTable("localities", (table) => {
    table.text("place").notNullable()
    table.text("specialty").notNullable()
    table.integer("provider_count").notNullable()
    table.primary(["place", "specialty"])
  })
  await knex.raw(`
    insert into localities (place, specialty, provider_count)
    select place, specialty, count(*) from provider_listings where place is not null group by place, specialty`)
  await knex.raw("create index localities_largest on localities (specialty, provider_count desc, place)")
}

export const down = (knex: Knex) => knex.schema.dropTable("localities")
