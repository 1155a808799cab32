import type { Crumb } from "#ui/shared/components/Breadcrumbs.tsx"
import { readProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"

import { breadcrumbList } from "./json-ld/breadcrumb-list.ts"
import type { PageHead, ShownPage } from "./page-head.ts"

const homeCrumb: Crumb = { href: "/", label: "Home" }

type Described = Pick<PageHead, "description">

/** A page that is always there; `trail` leads to it from the home page. */
export const staticHead = (
  path: string,
  { description, trail }: Described & { readonly trail: ReadonlyArray<Crumb> }
): PageHead => ({
  description,
  canonical: path,
  isIndexed: true,
  facts: [breadcrumbList([homeCrumb, ...trail])]
})

/** A page that carries a search in its address. Searched, it is still a page of its own address, but none to be found. */
export const searchedHead = (head: PageHead, { search }: Pick<ShownPage, "search">): PageHead => {
  const address = writeProviderQuery(readProviderQuery(search))
  return { ...head, canonical: head.canonical + address, isIndexed: address === "" }
}
