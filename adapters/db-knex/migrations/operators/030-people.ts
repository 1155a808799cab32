import type { Knex } from "knex"

const marks = [" ", "-", "(", ")", ".", "+", "/"]
const digits = marks.reduce((text, mark) => `replace(${text}, '${mark}', '')`, "phone")

/** The texts by whose beginnings operators find people. */
const found = {
  users_found_by_email: "lower(email)",
  users_found_by_username: "username_key",
  users_found_by_first_name: "lower(first_name)",
  users_found_by_last_name: "lower(last_name)",
  users_found_by_phone: digits
}

/**
 * Indexes for prefix searches, in the order of bytes: `inBytes` is the collation for that, empty where it is the
 * default.
 */
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
