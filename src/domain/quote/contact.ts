import { fullName } from "../account/full-name.ts"
import { shortName } from "../account/short-name.ts"
import { isChosen } from "./quote-life-cycle.ts"
import type { QuoteRecord } from "./quote.ts"

/** When a provider who is asked for a quote gets the homeowner's number: at once, or with the acceptance. */
export const phoneSharings = ["now", "on_accept"] as const

interface Named {
  readonly firstName: string
  readonly lastName: string
}

type Staged = Pick<
  QuoteRecord,
  "acceptedAt" | "contactName" | "contactPhone" | "homeownerId" | "phoneSharing" | "status"
>

/** Whether the two have agreed at some time, whatever became of it. */
export const isAgreed = (quote: Pick<QuoteRecord, "acceptedAt" | "status">): boolean =>
  quote.acceptedAt !== null || isChosen(quote)

/** What a provider calls a homeowner with whom they have these quotes. */
export const nameForProvider = (
  homeowner: Named,
  quotes: ReadonlyArray<Pick<QuoteRecord, "acceptedAt" | "status">>
): string => (quotes.some(isAgreed) ? fullName(homeowner) : shortName(homeowner))

/** What a quote's provider reads of its homeowner (docs/product.md#who-sees-what-when). */
export const contactForProvider = (quote: Staged, homeowner: Named) => ({
  homeownerName: nameForProvider(homeowner, [quote]),
  contactName: isAgreed(quote) ? quote.contactName : shortName(homeowner),
  contactPhone: isAgreed(quote) || quote.phoneSharing === "now" ? quote.contactPhone : ""
})
