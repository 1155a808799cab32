import type { Knex } from "knex"

const index = async (knex: Knex, which: string) => {
  await knex.raw("drop index projects_quiet")
  await knex.raw(`create index projects_quiet on projects (published_at) where ${which}`)
}

/** Also indexes projects that are addressed to one provider: they may go unanswered, too. */
export const up = (knex: Knex) => index(knex, "status = 'pending'")

export const down = (knex: Knex) => index(knex, "status = 'pending' and provider_id is null")
