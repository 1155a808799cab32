import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { localPageMinimum } from "#domain/local/local-limits.ts"
import { categoryOfSlug, categorySlugOf } from "#domain/local/slugs.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"

import type { AppPorts } from "../app-ports.ts"
import { remember } from "./remember.ts"
import type { Entry } from "./sitemap-xml.ts"

export interface SitemapOptions {
  /** The addresses of the pages that are always there and may be found. */
  readonly pages: ReadonlyArray<string>
  /** How many providers a sitemap holds. */
  readonly pieceSize: number
}

// The pieces of the list of providers change only at its end; working them out costs more than listing one piece.
const cutsLastMs = 10 * 60_000

const searchOf = (specialty: string) => `/providers?${new URLSearchParams({ specialty }).toString()}`

/** What each sitemap holds, read from the store when it is asked for. Undefined where there is no such sitemap. */
export const sitemapEntries = (context: Context.Context<AppPorts>, { pages, pieceSize }: SitemapOptions) => {
  const run = Effect.runPromiseWith(context)
  const ask = <A>(read: (views: SitemapViews["Service"]) => Effect.Effect<A>) =>
    run(Effect.flatMap(SitemapViews, read))
  const providerPieces = remember(cutsLastMs, () => ask((views) => views.providerPieces(pieceSize)))
  const localCategories = remember(cutsLastMs, () => ask((views) => views.localCategories))

  const providersOf = async (number: number): Promise<ReadonlyArray<Entry> | undefined> => {
    const pieces = await providerPieces()
    if (number < 1 || number > pieces.length) return undefined
    const after = pieces[number - 2]?.lastId ?? null
    // The last piece is open at its end, for those who join later.
    const upTo = number === pieces.length ? null : (pieces[number - 1]?.lastId ?? null)
    const providers = await ask((views) => views.providersBetween(after, upTo))
    return providers.map(({ id, updatedAt }) => ({ path: `/provider/${id}`, updatedAt }))
  }

  const localPagesOf = async (slug: string): Promise<ReadonlyArray<Entry> | undefined> => {
    const category = categoryOfSlug(slug)
    if (category === undefined) return undefined
    const matching = await ask((views) => views.localPages(category))
    if (matching.length === 0) return undefined
    return matching.map(({ place, updatedAt }) => ({ path: `/providers/${place}/${slug}`, updatedAt }))
  }

  const searches = async (): Promise<ReadonlyArray<Entry>> => {
    const categories = await run(Effect.flatMap(CategoryViews, ({ all }) => all))
    const matching = categories.filter(({ providerCount }) => providerCount >= localPageMinimum)
    return matching.map(({ name }) => ({ path: searchOf(name) }))
  }

  return {
    /** Every sitemap there is. */
    index: async (): Promise<ReadonlyArray<Entry>> => [
      { path: "/sitemaps/pages.xml" },
      ...(await providerPieces()).map(({ updatedAt }, index) => ({
        path: `/sitemaps/providers-${index + 1}.xml`,
        updatedAt
      })),
      ...(await localCategories()).map(({ category, updatedAt }) => ({
        path: `/sitemaps/local-${categorySlugOf(category)}.xml`,
        updatedAt
      }))
    ],

    named: async (name: string): Promise<ReadonlyArray<Entry> | undefined> => {
      const [, kind, rest = ""] = /^(pages|providers-|local-)(.*)$/.exec(name) ?? []
      if (kind === "providers-" && /^[1-9]\d{0,5}$/.test(rest)) return providersOf(Number(rest))
      if (kind === "local-") return localPagesOf(rest)
      return kind === "pages" && rest === ""
        ? [...pages.map((path) => ({ path })), ...(await searches())]
        : undefined
    }
  }
}
