import * as Schema from "effect/Schema"

import { OfferRecord } from "./offer-version.ts"

const isEqual = Schema.toEquivalence(OfferRecord)

/** Whether two versions offer the same, whenever they were made. */
export const saysTheSame = (one: OfferRecord, { madeAt: _, version: __, ...terms }: OfferRecord): boolean =>
  isEqual(one, { ...terms, madeAt: one.madeAt, version: one.version })
