import * as Schema from "effect/Schema"

import { ProviderId } from "#domain/shared/ids.ts"
import { Day } from "#domain/shared/instant.ts"
import { counted } from "#domain/shared/numbers.ts"

import { kind } from "../kind.ts"
import { toQuote, toReview } from "../places.ts"
import { laterNoted } from "./of-work.ts"

const dayWords = (day: Day) =>
  new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", month: "long", day: "numeric" })

/** What is said of a review, and asking for one. */
export const reviewKinds = {
  "review-received": kind({
    topic: "work",
    thing: "review",
    facts: Schema.Struct({ name: Schema.String, rating: Schema.Finite, providerId: ProviderId }),
    sentence: ({ name, rating }) => `${name} has reviewed you: ${counted(rating, "star")}`,
    detail: () => "You can reply to it once, where everybody reads it.",
    href: toReview,
    button: "Read the review"
  }),
  "reply-received": kind({
    topic: "work",
    thing: "review",
    facts: Schema.Struct({ business: Schema.String, providerId: ProviderId, work: laterNoted }),
    waitMinutes: 10,
    sentence: ({ business }) => `${business} has replied to your review`,
    about: ({ work }) => work,
    href: toReview,
    button: "Read the reply"
  }),
  "review-wanted": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({ business: Schema.String, until: Day }),
    lastDay: ({ until }) => until,
    sentence: ({ business }) => `How did ${business} do?`,
    detail: ({ until }) => `Two minutes help the next homeowner. The form is open until ${dayWords(until)}.`,
    href: toQuote,
    button: "Write a review"
  })
}
