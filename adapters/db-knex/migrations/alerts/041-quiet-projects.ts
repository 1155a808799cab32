import type { Knex } from "knex"

const index = async (knex: Knex, which: string) => {
  await knex.raw("drop index projects_quiet")
  await knex.raw(`create index projects_quiet on projects (published_at) where ${which}`)
}

/** Projects for one alone may be quiet, too. */
export const up = (knex: Knex) => index(knex, "status = 'pending'")

export const down = (knex: Knex) => index(knex, "status = 'pending' and provider_id is null")
