import type { Crumb } from "#ui/shared/components/Breadcrumbs.tsx"

import { absolute, type JsonLd } from "./json-ld.ts"

/** The way to a page, from the home page on; the last crumb is the page itself. */
export const breadcrumbList = (trail: ReadonlyArray<Crumb>): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ href, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absolute(href)
  }))
})
