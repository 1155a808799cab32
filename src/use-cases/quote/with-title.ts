import * as Effect from "effect/Effect"

import type { TitledQuote } from "#domain/notices/titled-quote.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

/** A quote with the title of its project, by which notices call the work. */
export const withTitle = Effect.fn("withTitle")(function* (quote: QuoteRecord) {
  if (quote.projectId === null) return quote satisfies TitledQuote
  // The foreign key holds, so the project is there.
  const { title } = yield* Effect.orDie((yield* ProjectRepository).byId(quote.projectId))
  return { ...quote, projectTitle: title } satisfies TitledQuote
})
