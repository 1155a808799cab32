import * as Effect from "effect/Effect"

import type { User } from "#domain/account/account.ts"
import { alikeIn, numbersOf } from "#domain/operator/alike.ts"
import { PeopleViews } from "#ports/views/people-views.ts"

import { now } from "../now.ts"

/** Others who are or were sanctioned, and have the telephone or license number of this account. */
export const sanctionedAlike = Effect.fnUntraced(function* (
  { id, phone }: Pick<User, "id" | "phone">,
  licenseNumber: string | null
) {
  const views = yield* PeopleViews
  const at = yield* now
  const numbers = numbersOf(phone, licenseNumber)
  return (yield* views.sanctionedAlike(id, numbers)).map((found) => alikeIn(numbers, found, at))
})
