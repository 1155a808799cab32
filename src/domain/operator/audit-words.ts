/** The names of the kinds of things in the audit log. */
export const auditThings: ReadonlyMap<string, string> = new Map([
  ["application", "Application"],
  ["case", "Case"],
  ["check", "Check"],
  ["email", "Email"],
  ["import", "Import"],
  ["match", "License number"],
  ["message", "Message"],
  ["photo", "Photo"],
  ["reply", "Reply"],
  ["review", "Review"],
  ["user", "Account"]
])

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
