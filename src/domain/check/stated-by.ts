/** Stands beside unchecked statements. By itself: cards of searches need no more of the words of checks. */
export const statedBy = "stated by the business"
