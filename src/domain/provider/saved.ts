import * as Schema from "effect/Schema"

/** The most professionals that one person may save. */
export const maxSavedProviders = 200

/** Status 409: so many professionals are saved already. */
export class TooManySavedProviders extends Schema.TaggedError<TooManySavedProviders>()(
  "TooManySavedProviders",
  {}
) {
  override get message() {
    return `You have saved ${maxSavedProviders} professionals. Remove one first.`
  }
}
