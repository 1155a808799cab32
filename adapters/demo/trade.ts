import * as Schema from "effect/Schema"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { availabilities } from "#domain/provider/availability.ts"
import { responseTimes } from "#domain/provider/response-time.ts"

import { cityKeys } from "./people/cities.ts"

const Text = Schema.NonEmptyString
const Texts = Schema.Array(Text)
/** The lower and the upper end, in dollars. */
const Range = Schema.Tuple([Schema.Finite, Schema.Finite])

/** One listed provider as its owner would describe it. */
export const Business = Schema.Struct({
  name: Text,
  owner: Text,
  city: Schema.Literals(cityKeys),
  /** L licensed, I insured, B background checked. */
  papers: Schema.Literals(["LIB", "LI", "IB", "LB", "L", "I", "B", ""]),
  also: Schema.optionalKey(Schema.Array(Schema.Literals(categoryNames))),
  /** The kinds of jobs of its main trade that it takes; all of them when not given. */
  does: Schema.optionalKey(Texts),
  availability: Schema.optionalKey(Schema.Literals(availabilities)),
  responseTime: Schema.optionalKey(Schema.Literals(responseTimes)),
  /** Works alone: every customer meets the owner. */
  solo: Schema.optionalKey(Schema.Literal(true)),
  /** Just joined: no jobs and no reviews yet. */
  fresh: Schema.optionalKey(Schema.Literal(true)),
  about: Text
})
export type Business = typeof Business.Type

/**
 * One kind of work of a trade and what people say about it.
 * A text may begin with its topic ("roots| ..."): it stands only beside texts of the same topic or of none.
 * Words that only make sense in some places, or of some providers, are in `writing/limits.ts`.
 * Placeholders: {pro} somebody of the crew, {day} a weekday, {price} the amount of the accepted offer.
 */
export const Job = Schema.Struct({
  kind: Text,
  price: Range,
  /** Only seen from November to March, or from May to September. */
  season: Schema.optionalKey(Schema.Literals(["cold", "warm"])),
  /** The title of an open project that asks for it in the words of `ask`. */
  project: Schema.optionalKey(Text),
  ask: Text,
  note: Text,
  titles: Texts,
  /** Said instead of what the trade's customers say in general, where that would not fit. */
  praise: Schema.optionalKey(Texts),
  openings: Texts,
  details: Texts,
  /** What a review complains of, and what the provider answers to it. */
  faults: Schema.Array(Schema.Struct({ fault: Text, answer: Text })),
  /** What the provider says under a happy review of such a job. */
  remarks: Schema.NonEmptyArray(Text)
})
export type Job = typeof Job.Type

/** What the customers of a trade say whatever the job was. */
export const Voices = Schema.Struct({
  titles: Schema.Struct({ glad: Texts, mixed: Texts, sorry: Texts }),
  /** A whole review in one breath, four or five stars. */
  oneLiners: Texts,
  praise: Texts,
  /** The missing fifth star. */
  quibbles: Texts,
  mixed: Texts,
  sorry: Texts
})
export type Voices = typeof Voices.Type

/** A file of `data`: the businesses of a trade, their work, and all that is written about it. */
export const Trade = Schema.Struct({
  name: Schema.Literals(categoryNames),
  /** The usual hourly range where the cost of living is average. */
  hourly: Range,
  /** Its jobs take weeks and are planned: nobody comes today. */
  planned: Schema.optionalKey(Schema.Literal(true)),
  /** The kinds of jobs taken by those for whom this is not the main trade. */
  sideline: Texts,
  businesses: Schema.Array(Business),
  jobs: Schema.Array(Job),
  voices: Voices,
  /** What the providers say under a happy review, whatever the job was. */
  thanks: Texts
})
export type Trade = typeof Trade.Type
