// By themselves: cards of searches need no more of the words of checks.

/** Stands beside unchecked statements. */
export const statedBy = "stated by the business"

/** Stands beside what operators have looked up. */
export const checkedBy = "checked by us"
