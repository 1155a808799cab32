import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import { formatDay, formatTime } from "#ui/shared/format/format.ts"

/** "version 2 of Nov 21, 10:42 AM": names a version of an offer. */
export const versionWords = ({ madeAt, version }: OfferVersion): string =>
  `version ${version} of ${formatDay(madeAt)}, ${formatTime(madeAt)}`
