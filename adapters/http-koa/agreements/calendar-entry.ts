import { createEvent, type DateArray } from "ics"

import type { Agreement } from "#domain/quote/agreement.ts"
import { plusDays } from "#domain/shared/calendar.ts"
import type { Day } from "#domain/shared/instant.ts"

interface Entry {
  readonly agreement: Agreement
  /** The name of the other party. */
  readonly withWhom: string
  /** Where the agreement is shown. */
  readonly href: string
}

const dateOf = (day: Day): DateArray => {
  const date = new Date(day)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

// The library writes a carriage return that stands alone as it is, and some calendars begin a line there.
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/**
 * The agreed work as a calendar's entry of whole days: one day where the offer does not say how many; null where it
 * does not say when, or where the work is cancelled. A second import replaces the first.
 */
export const calendarEntry = ({ agreement, href, withWhom }: Entry): string | null => {
  const { offer, place, quoteId, serviceType, status } = agreement
  if (offer.startFrom === null || status === "cancelled") return null
  const { error, value } = createEvent({
    uid: `${quoteId}@best-contractors-on-demand`,
    productId: "-//Best Contractors On Demand//EN",
    title: onOneLine(`${serviceType}: ${withWhom}`),
    description: `What you agreed: ${href}`,
    ...(place === null ? {} : { location: onOneLine(place) }),
    start: dateOf(offer.startFrom),
    end: dateOf(plusDays(offer.startFrom, offer.days ?? 1))
  })
  if (error) throw error
  return value
}
