import type { Knex } from "knex"

// The words as written for prefixes, their stems for other forms. Snowball without a list of stop words: the
// search drops its own, and every word of a name must stay findable.
export const up = async (knex: Knex) => {
  await knex.raw("create text search dictionary provider_stem (template = snowball, language = english)")
  await knex.raw("create text search configuration provider_stems (copy = simple)")
  await knex.raw(
    "alter text search configuration provider_stems alter mapping replace simple with provider_stem"
  )
  await knex.raw(`
    alter table provider_listings add column terms tsvector generated always as (
      strip(to_tsvector('simple', words) || to_tsvector('provider_stems', words))
    ) stored`)
  await knex.raw(
    "create index provider_listings_terms on provider_listings using gin (terms) " +
      "with (fastupdate = off) where specialty = ''"
  )
}

export const down = async (knex: Knex) => {
  await knex.raw("alter table provider_listings drop column terms")
  await knex.raw("drop text search configuration provider_stems")
  await knex.raw("drop text search dictionary provider_stem")
}
