import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { choice } from "../shared/choice.ts"
import { invalid, type InvalidInput } from "../shared/input.ts"
import { optionally } from "../shared/optionally.ts"
import { optionalLongText, orNull } from "../shared/text.ts"
import { closeReasons, homeownerReasons, maxCloseNote, providerReasons } from "./closing.ts"
import type { Party } from "./party.ts"
import type { QuoteRecord } from "./quote.ts"

const chooseReason = "Please choose one of the reasons"

/** Why a quote is declined or cancelled, by a reason and in one's own words; both may be left unsaid. */
export const ClosingRequest = Schema.Struct({
  reason: optionally(chooseReason, choice(closeReasons, chooseReason)),
  note: optionalLongText(maxCloseNote)
})
export type ClosingRequest = typeof ClosingRequest.Type

/** The reason and the note of a quote's end. */
export type Said = Pick<QuoteRecord, "closeNote" | "closeReason">

const reasonsOf: Record<Party, ReadonlyArray<string>> = {
  homeowner: homeownerReasons,
  provider: providerReasons
}

/** What this party says of the end; fails for reasons of the other party, and for the site's own. */
export const readClosing = (
  { note, reason }: ClosingRequest,
  party: Party
): Result.Result<Said, InvalidInput> =>
  reason === undefined || reason === null || reasonsOf[party].includes(reason)
    ? Result.succeed({ closeReason: orNull(reason), closeNote: orNull(note) })
    : Result.fail(invalid("reason", chooseReason))
