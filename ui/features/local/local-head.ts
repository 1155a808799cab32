import { localPageMinimum } from "#domain/local/local-limits.ts"
import type { LocalPage } from "#domain/local/local-page.ts"
import { counted } from "#domain/shared/numbers.ts"
import { shortened } from "#ui/shared/head/html.ts"
import { breadcrumbList } from "#ui/shared/head/json-ld/breadcrumb-list.ts"
import { itemList } from "#ui/shared/head/json-ld/item-list.ts"
import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"
import { previewRating, type PreviewWords } from "#ui/shared/head/preview-words.ts"

import { cityWords, localPath } from "./local-path.ts"
import { trailOfPlace } from "./local-trail.ts"
import { localHeading, localLead, ratesOf } from "./local-words.ts"
import { type LocalAddress, localPageQuery } from "./use-local-pages.ts"

const previewOf = (page: LocalPage): PreviewWords => {
  const rates = ratesOf(page)
  return {
    title: localHeading(page),
    lead: page.total === 1 ? "1 professional" : `${counted(page.total, "professional")} to compare`,
    rating: previewRating(page),
    facts: rates === null ? [] : [rates],
    portrait: null
  }
}

/** The head of a local page; undefined where there is no such page. One with too few providers is not indexed. */
export const localHead = (address: LocalAddress, { data }: ShownPage): PageHead | undefined => {
  const page = data.getQueryData(localPageQuery(address).queryKey)
  if (page === undefined) return undefined
  const canonical = localPath(page)
  return {
    description: shortened(`${localLead(page)} Read honest reviews and ask for a quote.`),
    canonical,
    isIndexed: page.total >= localPageMinimum,
    facts: [
      itemList(page.providers),
      breadcrumbList([...trailOfPlace(page), { href: canonical, label: cityWords(page) }])
    ],
    preview: previewOf(page)
  }
}
