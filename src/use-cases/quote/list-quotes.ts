import * as Effect from "effect/Effect"

import type { Actor } from "../../domain/account/account.ts"
import { QuoteViews } from "../../ports/quote-views.ts"

/** A homeowner's quotes, or those addressed to or made by a provider. */
export const listQuotes = ({ id, providerId }: Actor) =>
  Effect.flatMap(QuoteViews, (views) =>
    providerId === null ? views.ofHomeowner(id) : views.ofProvider(providerId)
  )
