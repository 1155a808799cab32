import type { LocalLink } from "#domain/local/local-page.ts"

type Named = Pick<LocalLink, "category" | "place">

/** The address of a local page: "/providers/tx/austin/plumbing". */
export const localPath = ({ category, place }: Named): string => `/providers/${place.slug}/${category.slug}`

/** "Austin, TX". */
export const cityWords = ({ place }: Pick<LocalLink, "place">): string => `${place.city}, ${place.state}`

/** The search for all providers of the category around the place, not only those of the city itself. */
export const searchPath = (page: Named): string =>
  `/providers?${new URLSearchParams({ location: cityWords(page), specialty: page.category.name }).toString()}`
