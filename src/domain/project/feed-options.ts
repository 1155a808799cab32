/** The order of the projects that a provider sees: those of the same distance or budget, and of unknown place, by time. */
export const feedSorts = ["newest", "nearest", "budget"] as const
export type FeedSort = (typeof feedSorts)[number]

/** Parts of what a provider sees: open work within reach, what they were asked for, what they have quoted on. */
export const feedShows = ["near", "invited", "offers"] as const
export type FeedShow = (typeof feedShows)[number]

export const minWithin = 5
export const maxWithin = 200
