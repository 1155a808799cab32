import type { Project } from "#domain/project/project.ts"

/** To whom a project is addressed, who does it, or that it is open to all, in words; null for none of these. */
export const contractorOf = ({
  canQuote,
  isInvited,
  providerId,
  providerName,
  status
}: Project): string | null => {
  if (canQuote && providerId !== null) return "Addressed to you"
  if (providerName !== null) return providerName
  if (providerId !== null || status !== "pending") return null
  return isInvited ? "Open to all, and you are invited" : "Open to all"
}
