// What stands behind a name for its legal form, and says nothing of whose it is.
const forms = /\b(and|co|company|corp|corporation|dba|inc|incorporated|llc|llp|lp|ltd|pllc|the)\b/g

const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{Mark}|[.'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(forms, " ")
    .trim()
    .split(/\s+/)
    .toSorted()

/** Whether a register's holder is called as the business calls itself, but for legal forms, marks and the order. */
export const isCalledAs = (holder: string, businessName: string): boolean =>
  wordsOf(holder).join(" ") === wordsOf(businessName).join(" ")
