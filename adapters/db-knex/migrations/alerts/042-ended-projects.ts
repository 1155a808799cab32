import type { Knex } from "knex"

/** Who was told of a project is forgotten when that has ended for good, as it is for those that ended before. */
export const up = (knex: Knex) =>
  knex.raw(`
    delete from job_notices where project_id in (
      select id from projects where status = 'completed' or deleted_at is not null
    )`)

export const down = () => Promise.resolve()
