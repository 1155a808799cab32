/** The sentence that two people read where they could write to each other, once one of them has closed it. */
export const closedWords = "This conversation is closed."
