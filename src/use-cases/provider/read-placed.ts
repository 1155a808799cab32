import * as Effect from "effect/Effect"

import { isZipCode, neededMessages } from "#domain/provider/profile/profile-needs.ts"
import type { SentZipCode } from "#domain/provider/profile/profile.ts"
import { InvalidInput } from "#domain/shared/input.ts"
import { Places } from "#ports/places.ts"

import type { Body } from "../body.ts"

/** The body of a request that describes a business. */
export interface SentBusiness<A> {
  readonly request: Body<A>
  /** The ZIP code in the same body. */
  readonly zipCode: Body<SentZipCode>
}

/** The fault of a ZIP code that no place has. */
export const unknownZipCode = { field: "zipCode", message: neededMessages.zipCode }

/**
 * Reads what is said of a business, and where it is. The ZIP code is looked up beside the other checks, so that people
 * hear of all faults at once.
 */
export const readPlaced = Effect.fnUntraced(function* <A>({ request, zipCode }: SentBusiness<A>) {
  const { find } = yield* Places
  const typed = yield* Effect.match(zipCode, { onFailure: () => "", onSuccess: (sent) => sent.zipCode })
  const base = isZipCode(typed) ? find(typed) : null
  if (base !== null || !isZipCode(typed)) return { request: yield* request, base }
  const others = yield* Effect.match(request, { onFailure: ({ faults }) => faults, onSuccess: () => [] })
  return yield* new InvalidInput({ faults: [...others, unknownZipCode] })
})
