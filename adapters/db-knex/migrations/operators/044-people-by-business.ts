import type { Knex } from "knex"

/** An index for prefix searches, in the order of bytes: operators find people by the names of their businesses. */
export const peopleByBusiness = (inBytes: string): Knex.Migration => ({
  up: (knex) =>
    knex.raw(
      `create index providers_found_by_business on service_providers ((lower(business_name)) ${inBytes})`
    ),
  down: (knex) => knex.raw("drop index providers_found_by_business")
})
