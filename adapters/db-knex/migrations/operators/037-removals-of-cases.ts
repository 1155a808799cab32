import type { Knex } from "knex"

/** Those involved in a case read what was taken down with it. */
export const up = (knex: Knex) =>
  knex.raw("create index removals_of_cases on removals (case_id) where case_id is not null")

export const down = (knex: Knex) => knex.raw("drop index removals_of_cases")
