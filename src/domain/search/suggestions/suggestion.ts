import * as Schema from "effect/Schema"

import { ProviderId } from "#domain/shared/ids.ts"
import { tooLongFor } from "#domain/shared/limits.ts"

import { maxSuggestionText } from "./suggestion-limits.ts"

const tooLong = tooLongFor(maxSuggestionText)

const typed = Schema.optional(
  Schema.String.check(Schema.isMaxLength(maxSuggestionText, { message: tooLong }))
)

/** The text that is being typed into a field for a place. */
export const PlaceText = Schema.Struct({ text: typed })

/** The text that is being typed into a search, and the place where the search looks. */
export const SuggestionText = Schema.Struct({ text: typed, near: typed })
export type SuggestionText = typeof SuggestionText.Type

/** A place that a text may become: "Austin, TX" at its main ZIP code. */
export const SuggestedPlace = Schema.Struct({ text: Schema.String, zipCode: Schema.String })
export type SuggestedPlace = typeof SuggestedPlace.Type

/** What a search may become: a thing to be done, a trade, or a business with its page. */
export const Suggestion = Schema.Struct({
  text: Schema.String,
  kind: Schema.Literals(["task", "trade", "business"]),
  trade: Schema.optionalKey(Schema.String),
  providerId: Schema.optionalKey(ProviderId)
})
export type Suggestion = typeof Suggestion.Type
