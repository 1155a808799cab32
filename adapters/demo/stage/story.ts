import type { Role } from "#domain/account/role.ts"
import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { Timeline } from "#domain/project/project-options.ts"
import type { Bid, Offer } from "#domain/quote/offer/offer.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Urgency } from "#domain/quote/urgency.ts"

/** Providers of the stories. Shana and Ruben cannot sign in. */
export const providerKeys = ["rick", "tomas", "wade", "shana", "ruben"] as const
export type ProviderKey = (typeof providerKeys)[number]

/** Days before the demo's instant, and the time of that day in UTC. */
export type Moment = readonly [daysAgo: number, time: string]

export interface Verdict {
  readonly at: Moment
  readonly rating: number
  readonly title: string
  readonly content: string
  readonly reply?: readonly [at: Moment, content: string]
}

/** The days of an offer, counted from the demo's instant: those that are over are below 0. */
interface OfferDays {
  readonly startsIn?: number
  readonly endsIn?: number
}

/** An offer, and when it was made. */
export type OfferStory = Omit<Offer, "startFrom" | "validUntil"> & OfferDays & { readonly at: Moment }

/** A quote that the homeowner asked one provider for, and what became of it. */
export interface RequestStory {
  readonly to: ProviderKey
  readonly at: Moment
  readonly serviceType: CategoryName
  readonly description: string
  readonly urgency: Urgency
  readonly budget?: readonly [number | null, number | null]
  readonly offer?: OfferStory
  readonly steps?: ReadonlyArray<readonly [step: QuoteStep, by: Role, at: Moment]>
  readonly review?: Verdict
}

type BidStory = OfferStory & Pick<Bid, "message" | "timeline"> & { readonly by: ProviderKey }

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
  readonly invited?: ReadonlyArray<readonly [who: ProviderKey, at: Moment]>
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
