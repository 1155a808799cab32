import type { Project } from "#domain/project/project.ts"

/** For whom a project is, or who does it. */
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
