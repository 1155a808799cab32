/** A place has a page of a category from so many listed providers on; with fewer there is none. */
export const localPageMinimum = 3

/** What a local page shows at most. */
export const shownProviders = 20
export const shownReviews = 3
export const shownNeighbours = 6

/** The places with most providers that a category's own page leads to. */
export const shownPopularPlaces = 12

/** What every page of the site may lead to: so many places of each of the catalogue's first trades. */
export const popularTrades = 6
export const popularPlacesOfEach = 2

/** How far around a place, in miles, one looks for neighbours: further only while there are too few. */
export const neighbourRadii = [50, 150, 500] as const
