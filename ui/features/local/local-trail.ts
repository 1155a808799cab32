import type { LocalLink } from "#domain/local/local-page.ts"
import type { Crumb } from "#ui/shared/components/Breadcrumbs.tsx"
import { categoryPath } from "#ui/shared/routing/category-path.ts"

import { cityWords, localPath } from "./local-path.ts"

const home: Crumb = { href: "/", label: "Home" }

/** The breadcrumbs of a local page. */
export const trailOfPlace = ({ category }: Pick<LocalLink, "category">): ReadonlyArray<Crumb> => [
  home,
  { href: "/services", label: "Services" },
  { href: categoryPath(category.name), label: category.name }
]

interface OnPages {
  readonly specialty: string
  /** The local pages that the provider is on. */
  readonly pages: ReadonlyArray<LocalLink>
}

/** The breadcrumbs of a provider's page: by the local page of their main specialty, if there is one. */
export const trailOfProvider = ({ pages, specialty }: OnPages): ReadonlyArray<Crumb> => {
  const page = pages.find(({ category }) => category.name === specialty) ?? pages[0]
  return page === undefined
    ? [home, { href: "/providers", label: "Professionals" }]
    : [...trailOfPlace(page), { href: localPath(page), label: cityWords(page) }]
}
