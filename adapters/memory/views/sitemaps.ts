import { type CategoryName, categoryNames } from "#domain/catalogue/category-names.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"

import { byText } from "../order.ts"
import type { Store } from "../store.ts"
import { membersOf, pagesOf, placesIn } from "./local-pages.ts"

type Profiles = ReadonlyMap<string, ProviderProfile>

const latest = (profiles: ReadonlyArray<{ readonly updatedAt: Instant }>): Instant =>
  profiles.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a < b ? b : a))

const listedIn = (profiles: Profiles) =>
  [...profiles.values()].filter(({ listed }) => listed).toSorted((a, b) => byText(a.id, b.id))

const localPagesIn = (profiles: Profiles, category: CategoryName) =>
  pagesOf(profiles, placesIn(profiles.values()), [category]).map((page) => ({
    place: page.place,
    updatedAt: latest(membersOf(profiles, page))
  }))

export const sitemapViews = ({ read }: Store) =>
  SitemapViews.of({
    providerPieces: (size) =>
      read(({ providers }) => {
        const listed = listedIn(providers)
        const ends = listed.filter((_, index) => (index + 1) % size === 0 || index === listed.length - 1)
        return ends.map(({ id }, index) => ({
          lastId: id,
          updatedAt: latest(listed.slice(index * size, (index + 1) * size))
        }))
      }),

    providersBetween: (after, upTo) =>
      read(({ providers }) =>
        listedIn(providers)
          .filter(({ id }) => (after === null || id > after) && (upTo === null || id <= upTo))
          .map(({ id, updatedAt }) => ({ id, updatedAt }))
      ),

    localCategories: read(({ providers }) =>
      categoryNames.flatMap((category) => {
        const pages = localPagesIn(providers, category)
        return pages.length === 0 ? [] : [{ category, updatedAt: latest(pages) }]
      })
    ),

    localPages: (category) => read(({ providers }) => localPagesIn(providers, category))
  })
