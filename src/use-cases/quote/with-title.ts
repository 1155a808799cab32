import * as Effect from "effect/Effect"

import type { TitledQuote } from "#domain/notices/titled-quote.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

const titled =
  (titles: ReadonlyMap<ProjectId | null, string>) =>
  (quote: QuoteRecord): TitledQuote => ({ ...quote, projectTitle: titles.get(quote.projectId) ?? null })

/** Quotes with the titles of their projects, by which notices call the work; each project is read once. */
export const withTitles = Effect.fn("withTitles")(function* (quotes: ReadonlyArray<QuoteRecord>) {
  const { byId } = yield* ProjectRepository
  const ids = new Set(quotes.flatMap(({ projectId }) => (projectId === null ? [] : [projectId])))
  // The foreign key holds, so the projects are there.
  const projects = yield* Effect.forEach(ids, (id) => Effect.orDie(byId(id)))
  return quotes.map(titled(new Map(projects.map(({ id, title }) => [id, title]))))
})

/** A quote with the title of its project. */
export const withTitle = (quote: QuoteRecord) =>
  Effect.map(withTitles([quote]), ([only = quote]): TitledQuote => only)
