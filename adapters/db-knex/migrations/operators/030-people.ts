import type { Knex } from "knex"

const marks = [" ", "-", "(", ")", ".", "+", "/"]
const digits = marks.reduce((text, mark) => `replace(${text}, '${mark}', '')`, "phone")

/** What operators find people by, as it begins. */
const found = {
  users_found_by_email: "lower(email)",
  users_found_by_username: "username_key",
  users_found_by_first_name: "lower(first_name)",
  users_found_by_last_name: "lower(last_name)",
  users_found_by_phone: digits
}

/** Beginnings of texts, in the order of their bytes: `inBytes` is what the database calls that order, if it has others. */
export const people = (inBytes: string): Knex.Migration => ({
  up: async (knex) => {
    for (const [name, text] of Object.entries(found)) {
      await knex.raw(`create index ${name} on users ((${text}) ${inBytes})`)
    }
  },
  down: async (knex) => {
    for (const name of Object.keys(found)) await knex.raw(`drop index ${name}`)
  }
})
