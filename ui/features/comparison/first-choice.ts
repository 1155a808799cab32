import { maxCompared, minCompared } from "#domain/quote/comparison/limits.ts"
import type { Quote } from "#domain/quote/quote.ts"

export type Comparable = Pick<Quote, "id" | "price" | "projectId" | "status">

export const hasOffer = ({ price }: Comparable) => price !== null

const isOpen = (quote: Comparable) => hasOffer(quote) && quote.status === "pending"

/** Whether there are enough offers to compare, and one of them is still open. */
export const areComparable = (quotes: ReadonlyArray<Comparable>): boolean =>
  quotes.filter(hasOffer).length >= minCompared && quotes.some(isOpen)

/** The ids that are compared before somebody chooses: those of the first quotes that are still open. */
export const firstChoice = (quotes: ReadonlyArray<Comparable>): ReadonlyArray<string> =>
  quotes
    .filter(isOpen)
    .slice(0, maxCompared)
    .map(({ id }) => id)

/**
 * The id of the quotes' project, if it has more open offers than can be compared at once, so that one has to choose.
 */
export const crowdedProject = (quotes: ReadonlyArray<Comparable>) =>
  quotes.filter(isOpen)[maxCompared]?.projectId

/** The comparison of some quotes; it leads back to `next`. */
export const comparePath = (ids: ReadonlyArray<string>, next: string) =>
  `/compare?quotes=${ids.join(",")}&next=${encodeURIComponent(next)}`

/** Where one chooses among all offers on a project; the choice and its comparison lead back to `next`. */
export const choicePath = (projectId: string, next: string) =>
  `/projects/${projectId}/compare?next=${encodeURIComponent(next)}`
