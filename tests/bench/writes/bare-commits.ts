import Knex from "knex"

const body = "A row as wide as a message. ".repeat(3)

/** The reference for all writes: rows inserted and committed one by one, over as many connections as the pool has. */
export const openBareCommits = async (config: Knex.Knex.Config) => {
  const knex = Knex(config)
  await knex.schema.createTable("bare", (table) => {
    table.increments("id")
    table.text("body").notNullable()
  })
  return {
    commit: () => knex("bare").insert({ body }),
    close: () => knex.destroy()
  }
}
