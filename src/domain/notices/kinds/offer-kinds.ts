import * as Schema from "effect/Schema"

import { priceKinds, priceKindWords } from "#domain/quote/offer/offer-words.ts"
import { briefWords } from "#domain/quote/offer/price-words.ts"
import { formatCalendarDay, formatShortDay } from "#domain/shared/calendar.ts"
import { Day } from "#domain/shared/instant.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { counted } from "#domain/shared/numbers.ts"

import { kind } from "../kind.ts"
import { toQuote } from "../places.ts"
import { ofWork, workNamed } from "./of-work.ts"

const amount = Schema.Finite

// Absent in notices from before offers had them.
const kindOfPrice = {
  priceKind: Schema.optionalKey(Schema.Literals(priceKinds)),
  maxPrice: Schema.optionalKey(Schema.NullOr(amount))
}

const Revision = Schema.Struct({
  business: Schema.String,
  before: amount,
  price: amount,
  ...kindOfPrice,
  ...ofWork
})

const revised = ({ before, business, ...offer }: typeof Revision.Type): string =>
  before === offer.price
    ? `${business} has revised its offer of ${briefWords(offer)}`
    : `${business} has changed its offer: ${formatMoney(before)} → ${briefWords(offer)}`

/** What people hear of offers, and of requests for new ones. */
export const offerKinds = {
  "offer-received": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({
      business: Schema.String,
      price: amount,
      serviceType: Schema.String,
      timeline: Schema.NullOr(Schema.String),
      /** Of the project that the offer is for. */
      title: Schema.NullOr(Schema.String),
      ...kindOfPrice,
      startFrom: Schema.optionalKey(Schema.NullOr(Day)),
      validUntil: Schema.optionalKey(Schema.NullOr(Day))
    }),
    sentence: ({ business, serviceType, ...offer }) => `${business}: ${briefWords(offer)} for ${serviceType}`,
    line: ({ business, serviceType, title, ...offer }) =>
      `${business}: ${briefWords(offer)} for ${title ?? serviceType}`,
    detail: ({ priceKind, startFrom, timeline, title, validUntil }, { offers }) =>
      [
        priceKind === undefined ? "" : `${priceKindWords[priceKind]}.`,
        timeline === null ? "" : `When: ${timeline}.`,
        startFrom ? `Start: ${formatCalendarDay(startFrom)}.` : "",
        validUntil ? `Valid until ${formatCalendarDay(validUntil)}.` : "",
        title === null ? "" : `You now have ${counted(offers, "offer")} on "${title}".`
      ]
        .filter((words) => words !== "")
        .join(" "),
    href: toQuote,
    button: "Read the offer"
  }),
  "offer-revised": kind({
    topic: "work",
    thing: "quote",
    facts: Revision,
    waitMinutes: 2,
    sentence: revised,
    line: (facts) => `${revised(facts)} for ${workNamed(facts)}`,
    detail: (facts) => `For ${workNamed(facts)}.`,
    href: toQuote,
    button: "Read the offer"
  }),
  "offer-ending": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({
      business: Schema.String,
      price: amount,
      ...kindOfPrice,
      ...ofWork,
      validUntil: Day
    }),
    lastDay: ({ validUntil }) => validUntil,
    sentence: ({ business, validUntil }) => `${business}'s offer ends on ${formatShortDay(validUntil)}`,
    about: workNamed,
    detail: (facts) => `${briefWords(facts)} for ${workNamed(facts)}.`,
    href: toQuote,
    button: "Read the offer"
  }),
  "offer-wanted-again": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({ name: Schema.String, ...ofWork }),
    sentence: ({ name, ...work }) => `${name} asks for a new offer: ${workNamed(work)}`,
    detail: () => "Your offer's last day is over. You can send it again with a new one, or decline.",
    href: toQuote,
    button: "Answer the request"
  })
}
