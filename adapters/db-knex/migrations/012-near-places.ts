import type { Knex } from "knex"

const replace = async (knex: Knex, columns: string) => {
  await knex.raw("drop index provider_listings_place")
  await knex.raw(`create index provider_listings_place on provider_listings (${columns})`)
}

// With the provider's id, an index-only scan finds what is near and sorts it by distance.
export const up = (knex: Knex) => replace(knex, "specialty, latitude, longitude, provider_id")

export const down = (knex: Knex) => replace(knex, "specialty, latitude, longitude")
