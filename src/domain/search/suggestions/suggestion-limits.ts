/** The most suggestions in a list. */
export const maxSuggestions = 8

/** How many of them are left to businesses, where there are enough. */
export const businessRoom = 3

/** The most characters of a text that suggestions are asked for. */
export const maxSuggestionText = 100

/** For how many minutes a server uses the businesses that it has read. */
export const businessesLastMinutes = 5
