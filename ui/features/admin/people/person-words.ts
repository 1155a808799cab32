import type { Person } from "#domain/operator/people.ts"

/** A person's role in words; a professional with the name of the business. */
export const roleOf = ({ businessName, isOperator, role }: Person): string => {
  if (isOperator) return "Operator"
  return role === "provider" ? `Professional: ${businessName ?? ""}` : "Homeowner"
}
