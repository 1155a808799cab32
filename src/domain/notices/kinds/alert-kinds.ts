import * as Schema from "effect/Schema"

import { bandWords } from "#domain/project/band-words.ts"
import { timelineWords, timelines } from "#domain/project/project-options.ts"
import { ProviderId } from "#domain/shared/ids.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { formatNumber } from "#domain/shared/numbers.ts"

import { kind } from "../kind.ts"
import { toProject, toSearch } from "../places.ts"

const found = {
  id: ProviderId,
  name: Schema.String,
  /** "4.8 stars", "New". */
  stars: Schema.String,
  /** "3.2 miles away"; empty where that is not known. */
  distance: Schema.String
}
type Found = Schema.Struct<typeof found>["Type"]

const foundWords = ({ distance, name, stars }: Found) =>
  [name, stars, distance].filter((words) => words !== "").join(", ")

/** What people have asked to be told of. */
export const alertKinds = {
  "job-alert": kind({
    topic: "alerts",
    thing: "project",
    perDay: 20,
    facts: Schema.Struct({
      title: Schema.String,
      category: Schema.String,
      /** "Austin"; null when unknown. */
      city: Schema.NullOr(Schema.String),
      /** Null when unknown. */
      band: Schema.NullOr(Schema.Literals(Object.values(bandWords))),
      timeline: Schema.Literals(timelines),
      budgetMax: Schema.Finite,
      maxOffers: Schema.Natural
    }),
    sentence: ({ band, title }) => `New job${band === null ? "" : ` ${band}`}: ${title}`,
    detail: ({ budgetMax, category, city, maxOffers, timeline }, { offers }) =>
      [category, city, formatMoney(budgetMax), timelineWords[timeline]]
        .filter((words) => words !== null)
        .join(", ") + `. ${offers} of ${maxOffers} offers so far.`,
    href: toProject,
    button: "See the job"
  }),
  "search-alert": kind({
    topic: "alerts",
    thing: "search",
    facts: Schema.Struct({
      /** As its owner has called it. */
      name: Schema.String,
      total: Schema.Natural,
      query: Schema.Record(Schema.String, Schema.String),
      providers: Schema.Array(Schema.Struct(found))
    }),
    sentence: ({ name, total }) => `${formatNumber(total)} new for "${name}"`,
    lines: ({ providers }) =>
      providers.map((provider) => ({ text: foundWords(provider), href: `/provider/${provider.id}` })),
    href: toSearch,
    button: "See them all"
  })
}
