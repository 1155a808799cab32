import type { Knex } from "knex"

import { dollars, flag, instant, reference, texts } from "./columns.ts"

// The catalogue as it was then; later migrations say what has changed since.
const categories = [
  [
    "01900000-0000-7000-8000-000000000001",
    "Plumbing",
    "faucet",
    "Leaks, drains, water heaters and new fixtures."
  ],
  [
    "01900000-0000-7000-8000-000000000002",
    "Electrical",
    "bolt",
    "Wiring, panels, lighting and safety inspections."
  ],
  [
    "01900000-0000-7000-8000-000000000003",
    "Cleaning",
    "broom",
    "Regular, deep and move-out cleaning for homes and offices."
  ],
  [
    "01900000-0000-7000-8000-000000000004",
    "Roofing",
    "roof",
    "Repairs, replacements, gutters and storm damage."
  ],
  [
    "01900000-0000-7000-8000-000000000005",
    "Painting",
    "roller",
    "Interior and exterior painting, cabinets and decks."
  ],
  [
    "01900000-0000-7000-8000-000000000006",
    "Landscaping",
    "leaf",
    "Lawns, garden design, trees and irrigation."
  ],
  ["01900000-0000-7000-8000-000000000007", "HVAC", "fan", "Heating, air conditioning and ventilation."],
  [
    "01900000-0000-7000-8000-000000000008",
    "Handyman",
    "hammer",
    "Small repairs, mounting, assembly and odd jobs."
  ],
  ["01900000-0000-7000-8000-000000000009", "Carpentry", "saw", "Built-ins, trim, doors and custom woodwork."],
  [
    "01900000-0000-7000-8000-000000000010",
    "Flooring",
    "planks",
    "Hardwood, tile, vinyl and carpet, laid or refinished."
  ],
  [
    "01900000-0000-7000-8000-000000000011",
    "Construction",
    "crane",
    "New homes, additions, ADUs and commercial buildings."
  ],
  [
    "01900000-0000-7000-8000-000000000012",
    "Kitchen Remodeling",
    "stove",
    "Cabinets, countertops, islands and whole kitchens."
  ],
  [
    "01900000-0000-7000-8000-000000000013",
    "Bathroom Remodeling",
    "bath",
    "Showers, vanities, tile and full renovations."
  ],
  [
    "01900000-0000-7000-8000-000000000014",
    "Pool Services",
    "waves",
    "Installation, cleaning, repair and equipment."
  ],
  ["01900000-0000-7000-8000-000000000015", "Moving", "truck", "Packing, loading and moving, near and far."]
] as const

const availabilities = ["asap", "today", "week", "month", "flexible"]

const createCategories = async (knex: Knex) => {
  await knex.schema.createTable("service_categories", (table) => {
    table.uuid("id").primary()
    table.text("name").notNullable().unique()
    // The name in lower case, as searches write specialties.
    table.text("specialty").notNullable().unique()
    table.text("icon").notNullable()
    table.text("description").notNullable()
    table.integer("provider_count").notNullable().defaultTo(0)
    table.integer("position").notNullable().unique()
    table.check("?? >= 0", ["provider_count"])
  })
  await knex("service_categories").insert(
    categories.map(([id, name, icon, description], position) => ({
      id,
      name,
      specialty: name.toLowerCase(),
      icon,
      description,
      position
    }))
  )
}

const createProviders = (knex: Knex) =>
  knex.schema.createTable("service_providers", (table) => {
    table.uuid("id").primary()
    reference(table, "user_id", "users").unique()
    table.text("business_name").notNullable()
    table.text("description").notNullable()
    texts(table, "specialties")
    table.text("location").notNullable()
    table.text("zip_code").notNullable()
    dollars(table, "hourly_rate_min")
    dollars(table, "hourly_rate_max")
    flag(table, "is_licensed")
    table.text("license_number")
    flag(table, "is_insured")
    table.text("insurance_provider")
    flag(table, "is_background_checked")
    table.text("profile_image")
    texts(table, "portfolio_images")
    table.text("availability").notNullable().defaultTo("flexible").checkIn(availabilities)
    table.decimal("rating", 3, 2).notNullable().defaultTo(0).checkBetween([0, 5])
    table.integer("review_count").notNullable().defaultTo(0)
    table.integer("completed_jobs").notNullable().defaultTo(0)
    table.text("response_time").notNullable().defaultTo("24h").checkIn(["1h", "4h", "24h", "48h"])
    table.decimal("distance", 5, 2)
    table.double("latitude").checkBetween([-90, 90])
    table.double("longitude").checkBetween([-180, 180])
    flag(table, "listed")
    instant(table, "created_at").notNullable()
    table.check("?? >= 0", ["review_count"])
    table.check("?? >= 0", ["completed_jobs"])
  })

export const up = async (knex: Knex) => {
  await createCategories(knex)
  await createProviders(knex)
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("service_providers")
  await knex.schema.dropTable("service_categories")
}
