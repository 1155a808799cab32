import * as Effect from "effect/Effect"

import type { Actor } from "../../domain/account/account.ts"
import { QuoteViews } from "../../ports/quote-views.ts"
import { now } from "../now.ts"

/** A homeowner's quotes, or those addressed to or made by a provider. */
export const listQuotes = Effect.fnUntraced(function* ({ id, providerId }: Actor) {
  const views = yield* QuoteViews
  return yield* providerId === null ? views.ofHomeowner(id, yield* now) : views.ofProvider(providerId)
})
