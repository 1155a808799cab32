// Words that tell the legal form of a business, and not whose it is.
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

/** Whether a register's holder has the business's name, apart from legal forms, marks and the order of words. */
export const isCalledAs = (holder: string, businessName: string): boolean =>
  wordsOf(holder).join(" ") === wordsOf(businessName).join(" ")
