import type { Knex } from "knex"

import { insertAll } from "../insert-all.ts"
import { instant } from "./columns.ts"

// The specialties that were categories then.
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

/** "Salt Lake City" as addresses wrote it then: "salt-lake-city". */
const slugOf = (city: string) => {
  const plain = city.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return plain
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .join("-")
}

const tables = ["service_providers", "provider_listings"]

const addColumns = async (knex: Knex) => {
  for (const name of tables) {
    await knex.schema.alterTable(name, (table) => {
      // The city of the provider's ZIP code: "tx/austin". Of listings only those of a category have it.
      table.text("place")
      instant(table, "updated_at")
    })
  }
}

const fillPlaces = async (knex: Knex) => {
  const { codes } = await import("zipcodes")
  const inUse: ReadonlyArray<string> = await knex("service_providers").distinct().pluck("zip_code")
  const places = inUse.flatMap((code) => {
    const found = codes[code]
    return found === undefined
      ? []
      : [{ zip_code: code, place: `${found.state.toLowerCase()}/${slugOf(found.city)}` }]
  })
  await knex.raw("create temporary table zip_places (zip_code text primary key, place text not null)")
  await insertAll(knex, "zip_places", places)
  await knex.raw(
    "update service_providers set place = z.place from zip_places z where z.zip_code = service_providers.zip_code"
  )
  await knex.raw("drop table zip_places")
}

const fillTimes = (knex: Knex) =>
  knex.raw(`
    update service_providers set updated_at = coalesce(
      (select max(r.created_at) from reviews r where r.provider_id = service_providers.id), created_at)`)

const fillListings = async (knex: Knex) => {
  await knex.raw(`
    update provider_listings set updated_at = p.updated_at from service_providers p
    where p.id = provider_listings.provider_id`)
  await knex.raw(
    `update provider_listings set place = p.place from service_providers p
    where p.id = provider_listings.provider_id and specialty in (${categories.map(() => "?").join(", ")})`,
    categories
  )
}

// The first index serves all queries about a category and its places, in the list's order; the second serves walks of
// all providers.
const indexes = {
  provider_listings_local:
    "provider_listings (specialty, place, rating desc, review_count desc, provider_id, updated_at) where place is not null",
  service_providers_listed: "service_providers (id, updated_at) where listed = true"
}

export const up = async (knex: Knex) => {
  await addColumns(knex)
  await fillPlaces(knex)
  await fillTimes(knex)
  await fillListings(knex)
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index ${name} on ${columns}`)
  }
}

export const down = async (knex: Knex) => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
  for (const name of tables) {
    await knex.raw(`alter table ${name} drop column place`)
    await knex.raw(`alter table ${name} drop column updated_at`)
  }
}
