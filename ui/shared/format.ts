import { format } from "date-fns/format"
import { parseISO } from "date-fns/parseISO"

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger"
})

/** "$1,250" or "$19.50": US dollars without idle cents. */
export const formatMoney = (amount: number): string => dollars.format(amount)

/** "$40 - $85/hr", one rate alone, or a word when there is none. */
export const formatHourlyRange = (min: number | null, max: number | null): string => {
  if (min !== null && max !== null && min !== max) return `${formatMoney(min)} - ${formatMoney(max)}/hr`
  const rate = min ?? max
  return rate === null ? "Rate on request" : `${formatMoney(rate)}/hr`
}

/** "Nov 3, 2026". Takes an ISO 8601 instant or day. */
export const formatDate = (iso: string): string => format(parseISO(iso), "MMM d, yyyy")

/** "Nov 3", for conversations. */
export const formatDay = (iso: string): string => format(parseISO(iso), "MMM d")
