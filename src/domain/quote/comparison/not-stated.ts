/** Stands where an offer says nothing. */
export const notStated = "not stated"
