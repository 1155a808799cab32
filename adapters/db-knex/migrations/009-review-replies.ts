import type { Knex } from "knex"

import { instant } from "./columns.ts"

const stars = [1, 2, 3, 4, 5]

// The counts of providers that have reviews already; all others have the default.
const countStars = (knex: Knex) =>
  knex.raw(`
    update service_providers
    set ${stars.map((star) => `stars_${star} = counted.stars_${star}`).join(", ")}
    from (
      select provider_id, ${stars.map((star) => `count(*) filter (where rating = ${star}) as stars_${star}`).join(", ")}
      from reviews group by provider_id
    ) as counted
    where counted.provider_id = service_providers.id`)

export const up = async (knex: Knex) => {
  await knex.schema.alterTable("reviews", (table) => {
    instant(table, "reply_created_at")
  })
  await knex.raw(`
    alter table reviews add column reply_content text
    check ((reply_content is null) = (reply_created_at is null))`)
  for (const star of stars) {
    await knex.raw(`
      alter table service_providers add column stars_${star} integer not null default 0 check (stars_${star} >= 0)`)
  }
  await countStars(knex)
}

export const down = async (knex: Knex) => {
  for (const star of stars) await knex.raw(`alter table service_providers drop column stars_${star}`)
  // Its CHECK, which refers to both columns, goes with it.
  await knex.raw("alter table reviews drop column reply_content")
  await knex.raw("alter table reviews drop column reply_created_at")
}
