import type { Knex } from "knex"

import { flag, instant, reference } from "../columns.ts"

const marks = [" ", "-", ".", ",", "/", "#", ":", "_", "(", ")"]
const plain = marks.reduce((text, mark) => `replace(${text}, '${mark}', '')`, "upper(license_number)")

const indexes = {
  providers_by_license: `service_providers ((${plain})) where license_number is not null`,
  register_matches_waiting: "register_matches (id) where settled_at is null",
  register_matches_of_register: "register_matches (register, number)"
}

/** Numbers that businesses claim and that stand in a register. */
export const up = async (knex: Knex) => {
  await knex.schema.createTable("register_matches", (table) => {
    table.uuid("id").primary()
    reference(table, "provider_id", "service_providers").onDelete("CASCADE")
    table.text("register").notNullable()
    table.text("number").notNullable()
    flag(table, "is_active")
    instant(table, "found_at").notNullable()
    instant(table, "settled_at")
    table.unique(["provider_id", "register", "number"])
  })
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${columns}`)
}

export const down = async (knex: Knex) => {
  await knex.raw("drop index providers_by_license")
  await knex.schema.dropTable("register_matches")
}
