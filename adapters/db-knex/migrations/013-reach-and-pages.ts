import type { Knex } from "knex"

import { insertAll } from "../insert-all.ts"

const addColumns = (knex: Knex) =>
  knex.schema.alterTable("projects", (table) => {
    // Of the location's ZIP code: "Austin, TX 78757" and its centre; all null when it names no known place.
    table.text("place")
    table.double("latitude")
    table.double("longitude")
  })

const fillPlaces = async (knex: Knex) => {
  const { codes } = await import("zipcodes")
  const inUse: ReadonlyArray<string> = await knex("projects").distinct().pluck("zip_code")
  const places = inUse.flatMap((code) => {
    const found = codes[code]
    // Military post offices have no place of their own on the map.
    if (found === undefined || found.country !== "US" || (found.latitude === 0 && found.longitude === 0))
      return []
    const { city, latitude, longitude, state } = found
    return [{ zip_code: code, place: `${city}, ${state} ${code}`, latitude, longitude }]
  })
  await knex.raw(
    "create temporary table zip_places " +
      "(zip_code text primary key, place text not null, latitude double precision, longitude double precision)"
  )
  await insertAll(knex, "zip_places", places)
  await knex.raw(`
    update projects set place = z.place, latitude = z.latitude, longitude = z.longitude
    from zip_places z where z.zip_code = projects.zip_code`)
  await knex.raw("drop table zip_places")
}

const open = "where status = 'pending' and provider_id is null"

// What waits is numbered by homeowner, in the order of these indexes; open projects are found by position, those
// without one by time.
const indexes = {
  projects_near: `projects (category, latitude, longitude, homeowner_id, created_at desc, id desc) ${open}`,
  projects_addressed:
    "projects (provider_id, homeowner_id, created_at desc, id desc) where status = 'pending' and provider_id is not null",
  projects_unplaced: `projects (category, created_at desc, id desc) ${open} and latitude is null`,
  projects_counted: "projects (homeowner_id, status)",
  quotes_unanswered:
    "quotes (provider_id, homeowner_id, created_at desc, id desc) where status = 'pending' and provider_quote is null",
  quotes_offered:
    "quotes (homeowner_id, created_at desc, id desc) where status = 'pending' and provider_quote is not null",
  quotes_bids: "quotes (provider_id, project_id) where project_id is not null",
  quotes_counted: "quotes (homeowner_id, status)",
  quotes_counted_of_provider: "quotes (provider_id, status)"
}

export const up = async (knex: Knex) => {
  await addColumns(knex)
  await fillPlaces(knex)
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${columns}`)
}

export const down = async (knex: Knex) => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
  for (const column of ["place", "latitude", "longitude"]) {
    await knex.raw(`alter table projects drop column ${column}`)
  }
}
