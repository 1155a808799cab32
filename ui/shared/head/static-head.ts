import type { Crumb } from "#ui/shared/components/Breadcrumbs.tsx"
import { readProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"

import { breadcrumbList } from "./json-ld/breadcrumb-list.ts"
import type { PageHead, ShownPage } from "./page-head.ts"

const homeCrumb: Crumb = { href: "/", label: "Home" }

type Described = Pick<PageHead, "description">

/** The head of a page that always exists; `trail` are its breadcrumbs from the home page. */
export const staticHead = (
  path: string,
  { description, trail }: Described & { readonly trail: ReadonlyArray<Crumb> }
): PageHead => ({
  description,
  canonical: path,
  isIndexed: true,
  facts: [breadcrumbList([homeCrumb, ...trail])]
})

/**
 * The head of a page that carries a search in its URL. With a search the page has a canonical URL of its own, but is
 * not indexed.
 */
export const searchedHead = (head: PageHead, { search }: Pick<ShownPage, "search">): PageHead => {
  const address = writeProviderQuery(readProviderQuery(search))
  return { ...head, canonical: head.canonical + address, isIndexed: address === "" }
}
