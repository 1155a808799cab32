import type { Day, Instant } from "#domain/shared/instant.ts"
import { listed } from "#domain/shared/listed.ts"

import { pauseWords } from "./pause.ts"

interface Reached {
  readonly from: string | null
  readonly towns: ReadonlyArray<string>
}

/** "As far as Waco, Kerrville and Brenham." */
export const reachedWords = ({ from, towns }: Reached): string => {
  if (from === null) return "Your ZIP code is not known here, so jobs everywhere are within reach."
  return towns.length === 0
    ? `No other town is that near to ${from}.`
    : `As far as ${listed(towns).replace(", and ", " and ")}.`
}

/** What a pause does, and how it ends. */
export const pauseEffect = (pausedUntil: Day | null, now: Instant): string =>
  pausedUntil === null
    ? "We tell you of no new jobs until a day of your choice. You stay listed, and homeowners can still write to you."
    : `Your page says “${pauseWords(pausedUntil, now)}”, and we tell you of no new jobs. You stay listed, and homeowners ` +
      "can still write to you. It ends by itself when that day is over; empty the field to end it now."
