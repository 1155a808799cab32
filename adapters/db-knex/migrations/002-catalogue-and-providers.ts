import type { Knex } from "knex"

import { catalogue } from "#domain/catalogue/catalogue.ts"

import { dollars, flag, instant, reference, texts } from "./columns.ts"

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
    catalogue.map(({ description, icon, id, name }, position) => ({
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
