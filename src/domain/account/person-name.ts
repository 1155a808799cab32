import * as Schema from "effect/Schema"

import { noLink, notOurs, ourOwn, posesAsUs, text } from "../shared/text.ts"

/** A person's first or last name; others are written to in it. */
export const personName = (...asked: Parameters<typeof text>) => text(...asked).check(notOurs, noLink)

interface Names {
  readonly firstName: unknown
  readonly lastName: unknown
}

/** Refuses two names that look like ours only together. */
export const namesAreTheirs = Schema.makeFilter<Names>(({ firstName, lastName }) => {
  if (typeof firstName !== "string" || typeof lastName !== "string") return true
  const isFault = posesAsUs(`${firstName} ${lastName}`) && ![firstName, lastName].some(posesAsUs)
  return !isFault || { path: ["firstName"], issue: ourOwn }
})
