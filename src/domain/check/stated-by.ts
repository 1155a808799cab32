// A file of their own, because the cards of a search need no other words of checks.

/** Stands beside unchecked statements. */
export const statedBy = "stated by the business"

/** Stands beside what operators have looked up. */
export const checkedBy = "checked by us"
