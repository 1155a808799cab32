import type { Knex } from "knex"

/** Deletes the job notices of projects that have ended for good; from now on they go with the project's end. */
export const up = (knex: Knex) =>
  knex.raw(`
    delete from job_notices where project_id in (
      select id from projects where status = 'completed' or deleted_at is not null
    )`)

export const down = () => Promise.resolve()
