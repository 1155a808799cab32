import type { Person } from "#domain/operator/people.ts"

/** What somebody is here: a professional by the name of the business. */
export const roleOf = ({ businessName, isOperator, role }: Person): string => {
  if (isOperator) return "Operator"
  return role === "provider" ? `Professional: ${businessName ?? ""}` : "Homeowner"
}
