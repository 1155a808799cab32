import { localPageMinimum } from "#domain/local/local-limits.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import { pageSize } from "#domain/provider/search/search-options.ts"
import { totalWords } from "#ui/shared/format/provider-words.ts"
import { shortened } from "#ui/shared/head/html.ts"
import { breadcrumbList } from "#ui/shared/head/json-ld/breadcrumb-list.ts"
import { itemList } from "#ui/shared/head/json-ld/item-list.ts"
import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"
import {
  readProviderQuery,
  writeProviderQuery,
  type ProviderQuery
} from "#ui/shared/search/provider-query.ts"
import { searchWords } from "#ui/shared/search/search-title.ts"

import { providerPagesQuery } from "./use-providers.ts"

/** Whether a search is no more than a category, spelt as in the catalogue: such a list is worth indexing. */
const isCategoryAlone = (query: ProviderQuery) =>
  query.specialty !== undefined &&
  categoryNamed(query.specialty) === query.specialty &&
  writeProviderQuery({ specialty: query.specialty }) === writeProviderQuery(query)

const foundOn = ({ data }: ShownPage, query: ProviderQuery) =>
  data.getQueryData(providerPagesQuery(query, pageSize).queryKey)?.pages[0]

// What businesses state about themselves is not passed on as a fact.
const factsAsked = ({ isInsured: _insured, isLicensed: _licensed, ...query }: ProviderQuery) =>
  searchWords(query)

const descriptionOf = (query: ProviderQuery, results: ReturnType<typeof foundOn>) =>
  shortened(
    results === undefined
      ? `Compare ${factsAsked(query)}: ratings, hourly rates and availability.`
      : `${factsAsked(query)}: compare ${totalWords(results)} by ratings, reviews, hourly rates and availability, then ask for a quote.`
  )

/** The head of the list of providers, as a search narrows it. */
export const searchHead = (page: ShownPage): PageHead => {
  const query = readProviderQuery(page.search)
  const results = foundOn(page, query)
  const address = writeProviderQuery(query)
  const canonical = `/providers${address}`
  const trail = [
    { href: "/", label: "Home" },
    { href: "/providers", label: "Professionals" },
    ...(address === "" ? [] : [{ href: canonical, label: factsAsked(query) }])
  ]
  return {
    description: descriptionOf(query, results),
    canonical,
    isIndexed: address === "" || (isCategoryAlone(query) && (results?.total ?? 0) >= localPageMinimum),
    facts: [breadcrumbList(trail), ...(results === undefined ? [] : [itemList(results.items)])]
  }
}
