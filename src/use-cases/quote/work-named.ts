import * as Effect from "effect/Effect"

import type { QuoteId } from "#domain/shared/ids.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { nullIfNotFound } from "../null-if-not-found.ts"
import { withTitle } from "./with-title.ts"

/** What the work of a quote is called: by the title of its project, or by its service; null without a quote. */
export const workNamed = Effect.fn("workNamed")(function* (id: QuoteId | null) {
  const quote = id && (yield* nullIfNotFound((yield* QuoteRepository).byId(id)))
  if (quote === null) return null
  const { projectTitle, serviceType } = yield* withTitle(quote)
  return projectTitle ?? serviceType
})
