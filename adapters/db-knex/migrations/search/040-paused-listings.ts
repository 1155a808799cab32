import type { Knex } from "knex"

const orders = {
  rating: "fair_rating desc, review_count desc",
  state: "state, fair_rating desc, review_count desc",
  reviews: "review_count desc",
  price: "price",
  distance: "distance"
}

const filtered = "provider_id, rating, is_licensed, is_insured, availability"

// A provider with a pause is not available: the filter by availability reads both columns, so indexes hold both.
const replaceIndexes = async (knex: Knex, last: string) => {
  for (const [name, order] of Object.entries(orders)) {
    await knex.raw(`drop index provider_listings_${name}`)
    await knex.raw(
      `create index provider_listings_${name} on provider_listings (specialty, ${order}, ${last})`
    )
  }
}

export const up = async (knex: Knex) => {
  await knex.schema.alterTable("provider_listings", (table) => table.date("paused_until"))
  await knex.raw(`
    update provider_listings set paused_until = p.paused_until
    from service_providers p where p.id = provider_listings.provider_id and p.paused_until is not null`)
  await replaceIndexes(knex, `${filtered}, paused_until`)
}

export const down = async (knex: Knex) => {
  await replaceIndexes(knex, filtered)
  await knex.raw("alter table provider_listings drop column paused_until")
}
