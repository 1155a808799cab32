import type { LocalPage } from "../../src/domain/local/local-page.ts"
import { cityWords, localPath } from "../local/local-path.ts"
import { trailOfPlace } from "../local/local-trail.ts"
import { localHeading, localLead, ratesOf } from "../local/local-words.ts"
import { type LocalAddress, localPageQuery } from "../local/use-local-pages.ts"
import { counted } from "../providers/provider-words.ts"
import { shortened } from "./html.ts"
import { breadcrumbList } from "./json-ld/breadcrumb-list.ts"
import { itemList } from "./json-ld/item-list.ts"
import type { PageHead, ShownPage } from "./page-head.ts"
import { previewRating, type PreviewWords } from "./preview/preview-words.ts"

const previewOf = (page: LocalPage): PreviewWords => {
  const rates = ratesOf(page)
  return {
    title: localHeading(page),
    lead: `${counted(page.total, "professional", "professionals")} to compare`,
    rating: previewRating(page),
    facts: rates === null ? [] : [rates]
  }
}

/** A category in a place; nothing where there is no such page. */
export const localHead = (address: LocalAddress, { data }: ShownPage): PageHead | undefined => {
  const page = data.getQueryData(localPageQuery(address).queryKey)
  if (page === undefined) return undefined
  const canonical = localPath(page)
  return {
    description: shortened(`${localLead(page)} Read honest reviews and ask for a quote.`),
    canonical,
    isIndexed: true,
    facts: [
      itemList(page.providers),
      breadcrumbList([...trailOfPlace(page), { href: canonical, label: cityWords(page) }])
    ],
    preview: previewOf(page)
  }
}
