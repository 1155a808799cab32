import type { Crumb } from "#ui/shared/components/Breadcrumbs.tsx"

import { absolute, type JsonLd } from "./json-ld.ts"

/** The breadcrumbs of a page, from the home page on; the last one is the page itself. */
export const breadcrumbList = (trail: ReadonlyArray<Crumb>): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ href, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absolute(href)
  }))
})
