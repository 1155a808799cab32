import type { Role } from "#domain/account/role.ts"
import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { Timeline } from "#domain/project/project-options.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Offer } from "#domain/quote/quote.ts"
import type { Urgency } from "#domain/quote/urgency.ts"

export type ProviderKey = "rick" | "tomas" | "wade"

/** Days before the demo's instant, and the time of that day in UTC. */
export type Moment = readonly [daysAgo: number, time: string]

export interface Verdict {
  readonly at: Moment
  readonly rating: number
  readonly title: string
  readonly content: string
  readonly reply?: readonly [at: Moment, content: string]
}

/** A quote that the homeowner asked one provider for, and what became of it. */
export interface RequestStory {
  readonly to: ProviderKey
  readonly at: Moment
  readonly serviceType: CategoryName
  readonly description: string
  readonly urgency: Urgency
  readonly budget?: readonly [number | null, number | null]
  readonly offer?: Offer
  readonly steps?: ReadonlyArray<readonly [step: QuoteStep, by: Role, at: Moment]>
  readonly review?: Verdict
}

interface BidStory {
  readonly by: ProviderKey
  readonly at: Moment
  readonly price: number
  readonly message: string
  readonly timeline: string
}

/** A project and its bids; the first bid is the one that gets accepted, if any does. */
export interface ProjectStory {
  readonly at: Moment
  readonly title: string
  readonly description: string
  readonly category: CategoryName
  readonly location: string
  readonly budget: number
  readonly timeline: Timeline
  readonly to?: ProviderKey
  readonly isDraft?: true
  readonly bids?: ReadonlyArray<BidStory>
  readonly accepted?: Moment
  readonly completed?: Moment
  readonly review?: Verdict
}

/** A conversation in order; lines marked as unread are still new to the other side. */
export interface TalkStory {
  readonly to: ProviderKey
  readonly lines: ReadonlyArray<readonly [by: Role, at: Moment, text: string, unread?: "unread"]>
}

export interface Story {
  readonly requests: ReadonlyArray<RequestStory>
  readonly projects: ReadonlyArray<ProjectStory>
  readonly talks: ReadonlyArray<TalkStory>
}
