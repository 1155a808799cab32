import type { Knex } from "knex"

import { flag } from "./columns.ts"

/**
 * What searches read instead of the wide `service_providers`: a narrow row per listed provider and specialty, in
 * lower case, and one under '' for searches of every specialty and for those by words. Unlisted providers have none. Whatever is unknown
 * and comes last has a number above all real ones, so that plain indexes hold the order.
 */
const createListings = (knex: Knex) =>
  knex.schema.createTable("provider_listings", (table) => {
    table.increments("key")
    table.uuid("provider_id").notNullable().references("id").inTable("service_providers").onDelete("CASCADE")
    table.text("specialty").notNullable()
    table.double("rating").notNullable()
    table.integer("review_count").notNullable()
    table.double("price").notNullable()
    table.double("distance").notNullable()
    flag(table, "is_licensed")
    flag(table, "is_insured")
    table.text("availability").notNullable()
    table.double("latitude")
    table.double("longitude")
    table.text("location").notNullable()
    // All words of the provider in the form of `wordsOf`, once; each database indexes them in its own way.
    table.text("words")
    table.unique(["provider_id", "specialty"])
  })

// Each begins with the column that is always given and goes on in the list's order. The last columns are only filtered
// by: they make index-only scans possible.
const indexes = {
  rating: "rating desc, review_count desc, provider_id, is_licensed, is_insured, availability",
  reviews: "review_count desc, provider_id, rating, is_licensed, is_insured, availability",
  price: "price, provider_id, rating, is_licensed, is_insured, availability",
  distance: "distance, provider_id, rating, is_licensed, is_insured, availability",
  place: "latitude, longitude",
  location: "location"
}

export const up = async (knex: Knex) => {
  await createListings(knex)
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index provider_listings_${name} on provider_listings (specialty, ${columns})`)
  }
  // Every location that a listing has or had, in lower case: text within locations is looked for here.
  await knex.schema.createTable("provider_locations", (table) => {
    table.text("location").primary()
  })
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("provider_locations")
  await knex.schema.dropTable("provider_listings")
}
