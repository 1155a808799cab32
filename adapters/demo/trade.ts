import type { Availability } from "#domain/provider/availability.ts"
import type { ResponseTime } from "#domain/provider/response-time.ts"

import type { CityKey } from "./people/cities.ts"

/** The categories of the catalogue, by name. */
export type TradeName =
  | "Plumbing"
  | "Electrical"
  | "Cleaning"
  | "Roofing"
  | "Painting"
  | "Landscaping"
  | "HVAC"
  | "Handyman"
  | "Carpentry"
  | "Flooring"
  | "Construction"
  | "Kitchen Remodeling"
  | "Bathroom Remodeling"
  | "Pool Services"
  | "Moving"

/** One listed provider as its owner would describe it. `papers`: L licensed, I insured, B background checked. */
export interface Business {
  readonly name: string
  readonly owner: string
  readonly city: CityKey
  readonly papers: "LIB" | "LI" | "IB" | "LB" | "L" | "I" | "B" | ""
  readonly also?: ReadonlyArray<TradeName>
  /** The kinds of jobs of its main trade that it takes; all of them when not given. */
  readonly does?: ReadonlyArray<string>
  readonly availability?: Availability
  readonly responseTime?: ResponseTime
  /** Works alone: every customer meets the owner. */
  readonly solo?: true
  /** Just joined: no jobs and no reviews yet. */
  readonly fresh?: true
  readonly about: string
}

/**
 * One kind of work of a trade and what people say about it.
 * A text may begin with its topic ("roots| ..."): it stands only beside texts of the same topic or of none.
 * Placeholders: {pro} somebody of the crew, {day} a weekday, {price} the amount of the accepted offer.
 */
export interface Job {
  readonly kind: string
  readonly price: readonly [number, number]
  /** Only seen from November to March, or from May to September. */
  readonly season?: "cold" | "warm"
  /** Only where winters bring snow. */
  readonly snow?: true
  readonly ask: string
  readonly note: string
  readonly titles: ReadonlyArray<string>
  /** Said instead of what the trade's customers say in general, where that would not fit. */
  readonly praise?: ReadonlyArray<string>
  readonly openings: ReadonlyArray<string>
  readonly details: ReadonlyArray<string>
  readonly faults: ReadonlyArray<string>
}

/** What the customers of a trade say whatever the job was. */
export interface Voices {
  readonly titles: {
    readonly glad: ReadonlyArray<string>
    readonly mixed: ReadonlyArray<string>
    readonly sorry: ReadonlyArray<string>
  }
  /** A whole review in one breath, four or five stars. */
  readonly oneLiners: ReadonlyArray<string>
  readonly praise: ReadonlyArray<string>
  /** The missing fifth star. */
  readonly quibbles: ReadonlyArray<string>
  readonly mixed: ReadonlyArray<string>
  readonly sorry: ReadonlyArray<string>
}

/** What the providers of a trade answer; texts have topics and placeholders like those of the reviews. */
export interface Replies {
  /** Under a happy review, whatever the job was. */
  readonly thanks: ReadonlyArray<string>
  readonly jobs: Readonly<Record<string, JobReplies>>
}

interface JobReplies {
  /** Under a happy review of such a job. */
  readonly remarks: ReadonlyArray<string>
  /** To each of the job's faults, in their order. */
  readonly answers: ReadonlyArray<string>
}

export interface Trade {
  readonly name: TradeName
  /** The usual hourly range in dollars where the cost of living is average. */
  readonly hourly: readonly [number, number]
  readonly businesses: ReadonlyArray<Business>
  readonly jobs: ReadonlyArray<Job>
  readonly voices: Voices
  readonly replies: Replies
  /** The kinds of jobs taken by those for whom this is not the main trade. */
  readonly sideline: ReadonlyArray<string>
}
