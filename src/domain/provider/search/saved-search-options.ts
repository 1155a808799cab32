/** How often its owner hears of who is new in a saved search. */
export const searchAlerts = ["off", "daily", "weekly"] as const
export type SearchAlert = (typeof searchAlerts)[number]

export const maxSearches = 20
export const searchNameLength = 80
