import * as Effect from "effect/Effect"

import { pointOf } from "#domain/project/reach.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

import type { readOn } from "../database.ts"
import type { Offering } from "./project-statements.ts"

interface OfferingRow {
  readonly specialties: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly radius_miles: number
}

interface BlockedRow {
  readonly homeowner_id: string
}

const offeringStatement =
  "select specialties, latitude, longitude, radius_miles from service_providers where id = $1"

const blockedStatement =
  "select c.homeowner_id from conversations c where c.provider_id = $1 and c.blocked_by is not null"

/** Reads what decides which projects a provider sees. */
export const offeringOf = (read: ReturnType<typeof readOn>) =>
  Effect.fnUntraced(function* (id: ProviderId) {
    const [[row], blocked] = yield* Effect.all(
      [
        read<OfferingRow>({ text: offeringStatement, values: [id] }),
        read<BlockedRow>({ text: blockedStatement, values: [id] })
      ],
      { concurrency: "unbounded" }
    )
    const specialties: ReadonlyArray<string> = JSON.parse(row?.specialties ?? "[]")
    return {
      id,
      specialties,
      base: row === undefined ? null : pointOf(row),
      radiusMiles: row?.radius_miles ?? 0,
      blocked: new Set(blocked.map(({ homeowner_id }) => homeowner_id))
    } satisfies Offering
  })
