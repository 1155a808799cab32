import type { Knex } from "knex"

import { flag, instant, reference } from "../columns.ts"

const createImports = (knex: Knex) =>
  knex.schema.createTable("imports", (table) => {
    table.uuid("id").primary()
    table.text("kind").notNullable()
    table.text("name").notNullable()
    table.text("register")
    for (const count of ["rows", "good", "bad", "applied_to"]) table.integer(count).notNullable()
    table.text("state").notNullable()
    reference(table, "created_by", "users")
    instant(table, "created_at").notNullable()
    instant(table, "applied_at")
    flag(table, "invites")
  })

const createRows = (knex: Knex) =>
  knex.schema.createTable("import_rows", (table) => {
    reference(table, "import_id", "imports").onDelete("CASCADE")
    table.integer("line").notNullable()
    // As text: a cell may have what JSON in a database may not.
    table.text("cells").notNullable()
    table.text("faults")
    table.primary(["import_id", "line"])
  })

const createLicenses = (knex: Knex) =>
  knex.schema.createTable("license_entries", (table) => {
    for (const name of ["register", "number", "holder", "class", "status", "city", "state"]) {
      table.text(name).notNullable()
    }
    table.date("issued_on")
    table.date("expires_on")
    // No reference: what a register says outlives the file that it came in.
    table.uuid("import_id").notNullable()
    table.uuid("id").notNullable().unique()
    table.primary(["register", "number"])
    table.index(["number"])
  })

const indexes = {
  imports_applying: "imports (id) where state = 'applying'",
  import_rows_bad: "import_rows (import_id, line) where faults is not null",
  import_rows_good: "import_rows (import_id, line) where faults is null"
}

export const up = async (knex: Knex) => {
  await createImports(knex)
  await createRows(knex)
  await createLicenses(knex)
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${columns}`)
}

export const down = async (knex: Knex) => {
  for (const table of ["license_entries", "import_rows", "imports"]) await knex.schema.dropTable(table)
}
