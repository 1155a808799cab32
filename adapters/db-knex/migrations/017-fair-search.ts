import type { Knex } from "knex"

// The specialties that were categories then, each a bit of `trades` in this order.
const categories = [
  "plumbing",
  "electrical",
  "cleaning",
  "roofing",
  "painting",
  "landscaping",
  "hvac",
  "handyman",
  "carpentry",
  "flooring",
  "construction",
  "kitchen remodeling",
  "bathroom remodeling",
  "pool services",
  "moving"
]

const addColumns = async (knex: Knex) => {
  await knex.schema.alterTable("provider_listings", (table) => {
    // The mean with five reviews of 4.5 stars more than there are.
    table.double("fair_rating").notNullable().defaultTo(4.5)
    table.integer("trades").notNullable().defaultTo(0)
    // Two letters: "tx".
    table.text("state")
  })
  await knex.schema.alterTable("provider_locations", (table) => {
    // With a space around each word, so that only whole words match.
    table.text("words").notNullable().defaultTo("")
  })
}

const fillListings = async (knex: Knex) => {
  await knex.raw(`
    update provider_listings set
      fair_rating = cast(22.5 + p.stars_1 + 2 * p.stars_2 + 3 * p.stars_3 + 4 * p.stars_4 + 5 * p.stars_5
        as double precision) / (5 + p.stars_1 + p.stars_2 + p.stars_3 + p.stars_4 + p.stars_5),
      state = substr(p.place, 1, 2)
    from service_providers p where p.id = provider_listings.provider_id`)
  for (const [bit, category] of categories.entries()) {
    await knex.raw(
      `update provider_listings set trades = trades + ${1 << bit}
      where provider_id in (select l.provider_id from provider_listings l where l.specialty = ?)`,
      [category]
    )
  }
}

const wordsIn = (location: string) => {
  const plain = location.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "")
  return ` ${words.join(" ")} `
}

const fillLocations = async (knex: Knex) => {
  const locations: ReadonlyArray<string> = await knex("provider_locations").pluck("location")
  for (const location of locations) {
    await knex("provider_locations")
      .where({ location })
      .update({ words: wordsIn(location) })
  }
}

const wide = "provider_id, rating, is_licensed, is_insured, availability"
const local = "review_count desc, provider_id, updated_at"

const fair = {
  provider_listings_rating: `(specialty, fair_rating desc, review_count desc, ${wide})`,
  provider_listings_local: `(specialty, place, fair_rating desc, ${local}) where place is not null`,
  provider_listings_state: `(specialty, state, fair_rating desc, review_count desc, ${wide})`
}

const plain = {
  provider_listings_rating:
    "(specialty, rating desc, review_count desc, provider_id, is_licensed, is_insured, availability)",
  provider_listings_local: `(specialty, place, rating desc, ${local}) where place is not null`
}

const replaceIndexes = async (
  knex: Knex,
  gone: Readonly<Record<string, string>>,
  come: Readonly<Record<string, string>>
) => {
  for (const name of Object.keys(gone)) await knex.raw(`drop index ${name}`)
  for (const [name, columns] of Object.entries(come)) {
    await knex.raw(`create index ${name} on provider_listings ${columns}`)
  }
}

export const up = async (knex: Knex) => {
  await addColumns(knex)
  await fillListings(knex)
  await fillLocations(knex)
  await replaceIndexes(knex, plain, fair)
}

export const down = async (knex: Knex) => {
  await replaceIndexes(knex, fair, plain)
  for (const column of ["fair_rating", "trades", "state"]) {
    await knex.raw(`alter table provider_listings drop column ${column}`)
  }
  await knex.raw("alter table provider_locations drop column words")
}
