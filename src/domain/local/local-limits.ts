/**
 * With how many listed providers a local page is linked to and may be indexed. With fewer it is there for whoever has
 * its address; without any there is none.
 */
export const localPageMinimum = 3

/** The most that a local page shows. */
export const shownProviders = 20
export const shownReviews = 3
export const shownNeighbours = 6

/** How many of the places with most providers a category's own page links to. */
export const shownPopularPlaces = 12

/** What every page of the site links to: so many places of each of the catalogue's first trades. */
export const popularTrades = 6
export const popularPlacesOfEach = 2

/** How many others of the same trade a provider's page links to. */
export const shownNearby = 6

/** How far around a provider others are looked for, in miles: farther only while there are too few. */
export const nearbyRadii = [25, 50, 100, 200, 500] as const

/** Up to here others are "near". */
export const nearMiles = 50

/** How far around a place neighbours are looked for, in miles: farther only while there are too few. */
export const neighbourRadii = [50, 150, 500] as const
