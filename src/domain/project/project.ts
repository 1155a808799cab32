import * as Schema from "effect/Schema"

import { Photo, photoIds } from "../photo/photo.ts"
import { choice } from "../shared/choice.ts"
import { dollars } from "../shared/dollars.ts"
import { CategoryId, ProjectId, ProviderId, QuoteId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxLength } from "../shared/limits.ts"
import { optionally } from "../shared/optionally.ts"
import { longText, text } from "../shared/text.ts"
import { projectStatuses } from "./project-life-cycle.ts"
import {
  maxBudget,
  minBudget,
  minProjectDescriptionLength,
  minTitleLength,
  timelines
} from "./project-options.ts"
import { distanceBands } from "./reach.ts"

const isProviderId = Schema.is(ProviderId)

const stored = {
  id: ProjectId,
  homeownerId: UserId,
  /** The provider whom it is addressed to, later the one who does it; null while it is open to all. */
  providerId: Schema.NullOr(ProviderId),
  title: Schema.String,
  description: Schema.String,
  /** The category's name, as it was when the project was posted. */
  category: Schema.String,
  categoryId: CategoryId,
  /** As it was typed; providers other than the one who has the job read the city and ZIP code at most. */
  location: Schema.String,
  /** Five digits, or empty when the location names no known place. */
  zipCode: Schema.String,
  timeline: Schema.Literals(timelines),
  budgetMin: Schema.NullOr(Schema.Finite),
  budgetMax: Schema.Finite,
  status: Schema.Literals(projectStatuses),
  /** The accepted quote, from acceptance on. */
  quoteId: Schema.NullOr(QuoteId),
  createdAt: Instant,
  /** How many live offers it takes at most. */
  maxOffers: Schema.Natural,
  /** When it was last opened for offers; null before. */
  publishedAt: Schema.NullOr(Instant),
  /** When it closes, while it is open. */
  closesAt: Schema.NullOr(Instant),
  /**
   * Counts the writes (optimistic concurrency): of two writers one wins, and whoever sends an offer says which version
   * they have read.
   */
  version: Schema.Natural
}

/** A project as one person sees it: `canQuote` says whether this person may send an offer now. */
export const Project = Schema.Struct({
  ...stored,
  /** The stored `budgetMax`, under the name that the form uses. */
  budget: Schema.Finite,
  providerName: Schema.NullOr(Schema.String),
  photos: Schema.Array(Photo),
  canQuote: Schema.Boolean,
  /** Live offers. */
  offers: Schema.Natural,
  /** For providers: how far it is; null where that is not known. */
  distanceBand: Schema.optionalKey(Schema.NullOr(Schema.Literals(distanceBands))),
  /** For providers: whether its homeowner has invited them. */
  isInvited: Schema.optionalKey(Schema.Boolean)
})
export type Project = typeof Project.Type

/**
 * A project as it is stored: with what providers read instead of the location ("Austin, TX 78757") and its point on
 * the map, null when the location names no known place.
 */
export const ProjectRecord = Schema.Struct({
  ...stored,
  place: Schema.NullOr(Schema.String),
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  /**
   * When its homeowner has deleted the draft: it still exists for others who have had to do with it, not for the
   * homeowner.
   */
  deletedAt: Schema.NullOr(Instant)
})
export type ProjectRecord = typeof ProjectRecord.Type

/** The fields of a stored project that are shown as they are. */
export const shownOf = ({
  deletedAt: _,
  latitude: __,
  longitude: ___,
  place: ____,
  ...shown
}: ProjectRecord) => shown

/** Whether the project is this homeowner's, who has not deleted it. */
export const isOwnProject = (
  { deletedAt, homeownerId }: Pick<ProjectRecord, "deletedAt" | "homeownerId">,
  { id }: { readonly id: UserId }
): boolean => homeownerId === id && deletedAt === null

const unknownProvider = "Please choose a provider, or all"
const addresseeText = Schema.String.check(
  Schema.makeFilter((value) => value === "" || value === "all" || isProviderId(value) || unknownProvider)
)

/** What a homeowner posts (docs/product.md#new-project). An empty or "all" `providerId` opens it to every provider. */
export const ProjectRequest = Schema.Struct({
  title: text("Title must be at least 5 characters", { min: minTitleLength, max: maxLength.title }),
  description: longText("Description must be at least 20 characters", {
    min: minProjectDescriptionLength,
    max: maxLength.text
  }),
  categoryId: CategoryId,
  location: text("Location is required", { max: maxLength.location }),
  budget: dollars({
    min: minBudget,
    max: maxBudget,
    tooLow: "Budget must be at least $100",
    tooHigh: "Budget cannot exceed $1,000,000"
  }),
  timeline: choice(timelines, "Please select a timeline"),
  providerId: optionally(unknownProvider, addresseeText),
  photoIds: photoIds("project")
})
export type ProjectRequest = typeof ProjectRequest.Type

/** The ids that it names, to be looked up even while other fields have faults. */
export const NamedByProject = Schema.Struct({
  categoryId: Schema.optional(Schema.Unknown),
  providerId: Schema.optional(Schema.Unknown)
})
export type NamedByProject = typeof NamedByProject.Type

export const isCategoryId = Schema.is(CategoryId)

/** The provider that a request is addressed to; null for open bidding. */
export const addressee = ({ providerId }: NamedByProject): ProviderId | null =>
  isProviderId(providerId) ? providerId : null
