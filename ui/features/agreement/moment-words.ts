import { once } from "#domain/shared/once.ts"
import { notStated } from "#ui/features/offers/offer-details-words.ts"

const moments = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short"
    })
)

/** "Nov 29, 2026, 11:52 PM HST": the two people's records may be printed in two time zones. */
export const momentWords = (instant: string | null): string =>
  instant === null ? notStated : moments().format(new Date(instant)).replaceAll("\u202f", " ")
