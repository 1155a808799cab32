import * as Effect from "effect/Effect"

import { pointOf } from "#domain/project/reach.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

import type { readOn } from "../database.ts"

interface OfferingRow {
  readonly specialties: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Reads what decides which projects a provider sees. */
export const offeringOf = (read: ReturnType<typeof readOn>) => (id: ProviderId) =>
  Effect.map(
    read<OfferingRow>({
      text: "select specialties, latitude, longitude from service_providers where id = $1",
      values: [id]
    }),
    ([row]) => {
      const specialties: ReadonlyArray<string> = JSON.parse(row?.specialties ?? "[]")
      return { id, specialties, base: row === undefined ? null : pointOf(row) }
    }
  )
