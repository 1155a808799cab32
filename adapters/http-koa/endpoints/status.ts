import { photoOfOtherType, photosAreAway, photoTooLarge } from "#domain/photo/photo-words.ts"
import type { Failure } from "#ports/http/failure.ts"

// A failure without a row here does not compile.
export const statusOf = {
  InvalidInput: 422,
  NotSignedIn: 401,
  WrongCredentials: 401,
  WrongRole: 403,
  OperatorsStandAside: 403,
  AccountLimited: 403,
  AccountSuspended: 403,
  ConfirmPassword: 403,
  ConfirmEmail: 403,
  NotFound: 404,
  AccountTaken: 409,
  AddresseeUnlisted: 409,
  AlreadyConfirmed: 409,
  AlreadyQuoted: 409,
  AlreadyReplied: 409,
  AlreadyReported: 409,
  AlreadyReviewed: 409,
  AnswerAwaited: 409,
  AnswerOutOfTime: 409,
  ChangedMeanwhile: 409,
  ConversationClosed: 409,
  ForOneAlone: 409,
  HasOffers: 409,
  NoNumber: 409,
  OfferChanged: 409,
  OfferChangedOften: 409,
  OfferOver: 409,
  OfferStillValid: 409,
  OperatorsAreExempt: 409,
  ProblemOutOfTime: 409,
  ProjectChanged: 409,
  ProjectIsFull: 409,
  ProjectTakesNoQuotes: 409,
  ReviewTooLate: 409,
  SanctionedAlready: 409,
  StepNotAllowed: 409,
  TooManyInvitations: 409,
  TooManyOpenProjects: 409,
  TooManyPhotos: 409,
  TooManySavedProviders: 409,
  TooManySearches: 409,
  TooManyTemplates: 409,
  FileTooLarge: 413,
  LimitReached: 429,
  TooManyAttempts: 429,
  TooManySignIns: 503
} as const satisfies Record<Failure["_tag"], number>

/** The failures that are answered with one of these statuses. */
export type FailureWith<Status extends number> = {
  [Tag in Failure["_tag"]]: (typeof statusOf)[Tag] extends Status ? Extract<Failure, { _tag: Tag }> : never
}[Failure["_tag"]]

/** What can be wrong with a request before any use case sees it, and the sentence that says so. */
export const httpFaults = {
  MalformedBody: { status: 400, detail: "The body is not well-formed JSON." },
  UnreadableForm: { status: 400, detail: "The form cannot be read." },
  BadHost: { status: 400, detail: "The Host of this request is not the name of a host." },
  ForeignOrigin: { status: 403, detail: "This request came from another site and was refused." },
  UnknownPath: { status: 404, detail: "There is nothing at this address." },
  MethodNotAllowed: { status: 405, detail: "This address does not take that method." },
  SenderGone: { status: 400, detail: "The body has no end." },
  BodyTooLarge: { status: 413, detail: "The body is larger than 64 KiB." },
  NotJson: { status: 415, detail: "Please send JSON, with Content-Type: application/json." },
  PhotoTooLarge: { status: 413, detail: photoTooLarge },
  NotCsv: { status: 415, detail: "Please send CSV, with Content-Type: text/csv." },
  NotAPhoto: { status: 415, detail: photoOfOtherType },
  TooManyStreams: { status: 429, detail: "You have this open in too many windows. Please close some." },
  StoreAway: { status: 503, detail: "Our database does not answer. Please try again in a moment." },
  StoreFull: {
    status: 503,
    detail: "Our database has no room left, so nothing was saved. Please try again later."
  },
  StoreUnconfirmed: {
    status: 503,
    detail:
      "Our database went away before it confirmed this. Please look whether it was saved, then try again."
  },
  PhotosAway: { status: 503, detail: photosAreAway },
  TooBusy: {
    status: 503,
    detail: "There is more to do here than we can do at the moment. Please try again in a few seconds."
  }
} as const
export type HttpFaultCode = keyof typeof httpFaults
