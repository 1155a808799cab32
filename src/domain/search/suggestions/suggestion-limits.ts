/** A list of suggestions is no longer than this. */
export const maxSuggestions = 8

/** So many of them stay for businesses where there are enough. */
export const businessRoom = 3

/** Characters of a text that suggestions are asked for. */
export const maxSuggestionText = 100

/** Minutes for which a server goes by the businesses that it has read. */
export const businessesLastMinutes = 5
