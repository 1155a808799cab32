import { formatCalendarDay, lastToday } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"

/** What operators may take down. A reply has the id of its review. */
export const removables = ["review", "reply", "message", "photo"] as const
export type Removable = (typeof removables)[number]

export const isRemovable = (thing: string): thing is Removable => removables.some((known) => known === thing)

/** Why a review is taken down (16 CFR 465.7(b)). How many stars somebody gave is no ground. */
const groundsOfReviews = [
  "private_data",
  "abusive",
  "discriminatory",
  "false",
  "not_customer",
  "unrelated"
] as const

export const removalGrounds = [...groundsOfReviews, "unlawful"] as const
export type RemovalGround = (typeof removalGrounds)[number]

/** The grounds on which such a thing may be taken down. */
export const groundsOf = (about: Removable): ReadonlyArray<RemovalGround> =>
  about === "review" ? groundsOfReviews : removalGrounds

/** What the ground is called where it is chosen. */
export const removalGroundLabels: Readonly<Record<RemovalGround, string>> = {
  private_data: "Confidential or private data",
  abusive: "Abusive or obscene",
  discriminatory: "Discriminatory",
  false: "Clearly false",
  not_customer: "Not written by a customer",
  unrelated: "Wholly unrelated",
  unlawful: "Unlawful"
}

/** What is said of it: "it was abusive or obscene". */
export const groundWords: Readonly<Record<RemovalGround, string>> = {
  private_data: "it named a private address",
  abusive: "it was abusive or obscene",
  discriminatory: "it was discriminatory",
  false: "it was clearly false",
  not_customer: "it was not written by a customer",
  unrelated: "it had nothing to do with the work",
  unlawful: "it was unlawful"
}

/** What those involved are told of it: "The review was taken down: it was abusive or obscene." */
export const takenDownWords = (what: Removable, ground: RemovalGround) =>
  `The ${what} was taken down: ${groundWords[ground]}.`

/** What stands where something was: "Removed on Nov 21, 2026: it was abusive or obscene." */
export const removalWords = ({ at, ground }: { readonly at: Instant; readonly ground: RemovalGround }) =>
  `Removed on ${formatCalendarDay(lastToday(at))}: ${groundWords[ground]}.`

/** For how many days operators can read what was taken down, and put it back. */
export const originalDays = 730
