import type { Provider } from "#domain/provider/provider.ts"

import { absolute, type JsonLd } from "./json-ld.ts"

/** Providers in the order in which a page lists them; each has a page of its own with all about it. */
export const itemList = (providers: ReadonlyArray<Pick<Provider, "businessName" | "id">>): JsonLd => ({
  "@type": "ItemList",
  numberOfItems: providers.length,
  itemListElement: providers.map(({ businessName, id }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: businessName,
    url: absolute(`/provider/${id}`)
  }))
})
