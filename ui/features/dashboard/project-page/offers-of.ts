import type { Project } from "#domain/project/project.ts"
import { counted } from "#ui/shared/format/provider-words.ts"

/** "2 of 4 offers" while it is open to all, else how many there are; null for none. */
export const offersOf = ({ maxOffers, offers, providerId, status }: Project): string | null => {
  if (status === "pending" && providerId === null) return `${offers} of ${maxOffers} offers`
  return offers === 0 ? null : counted(offers, "offer", "offers")
}
