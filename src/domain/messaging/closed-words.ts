/** What stands where two people could write to each other until one of them has closed it. */
export const closedWords = "This conversation is closed."
