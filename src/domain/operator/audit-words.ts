import { auditThings } from "./audit-actions.ts"

const things = new Map<string, string>(Object.entries(auditThings))

/** The name of a kind of thing: "Account". A newer server may have written a kind that is not known here. */
export const auditThing = (thing: string): string => things.get(thing) ?? thing

const factWords = new Map([
  ["caseId", "case"],
  ["expiresOn", "valid until"],
  ["isNew", "new account"],
  ["isActive", "can be used"],
  ["providerId", "business"],
  ["userId", "account"]
])

/** The name of a fact: "takenBy" is "taken by". */
export const auditFact = (fact: string): string =>
  factWords.get(fact) ?? fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** The end of an id, by which people can refer to things without a name. */
export const endOfId = (id: string): string => id.slice(-8).toUpperCase()

/** The value of a fact in words: names for ids, "yes" and "no", "in review". */
export const auditValue = (
  value: boolean | number | string | null,
  names: Readonly<Record<string, string>>
): string => {
  if (value === null) return "none"
  if (typeof value === "boolean") return value ? "yes" : "no"
  const text = String(value)
  if (isId(text)) return names[text] ?? endOfId(text)
  return text.replaceAll("_", " ")
}
