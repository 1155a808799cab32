import type { QuoteRecord } from "../quote/quote.ts"

/** A quote of which it may be known on which project it is. */
export interface OfProject {
  /** The title of its project; null or absent where it is on none. */
  readonly projectTitle?: string | null
}
export type TitledQuote = QuoteRecord & OfProject

/** What work a notice about a quote names. */
export const workOf = ({
  projectTitle = null,
  serviceType
}: OfProject & Pick<QuoteRecord, "serviceType">) => ({
  serviceType,
  ...(projectTitle !== null && { project: projectTitle })
})
