import * as Schema from "effect/Schema"

import { Flag, rowCodec, Texts } from "#adapters/db-knex/row.ts"
import { Application, ApplicationRecord } from "#domain/application/application-record.ts"

const asStored = { specialties: Texts, isLicensed: Flag, isInsured: Flag }

export const applications = rowCodec(
  Schema.Struct({
    ...ApplicationRecord.fields,
    ...asStored,
    agreeToTerms: Flag,
    agreeToBackgroundCheck: Flag
  })
)

/** As operators read them, with the names of those who have looked at them. */
export const shownApplications = rowCodec(Schema.Struct({ ...Application.fields, ...asStored }))
