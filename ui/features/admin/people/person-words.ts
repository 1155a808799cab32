import type { Person } from "#domain/operator/people.ts"

/** What part somebody takes: the business by its name. */
export const partOf = ({ businessName, isOperator, role }: Person): string => {
  if (isOperator) return "Operator"
  return role === "provider" ? `Professional: ${businessName ?? ""}` : "Homeowner"
}
