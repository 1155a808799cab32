import type {
  AccountTaken,
  AlreadyConfirmed,
  NotSignedIn,
  TooManyAttempts,
  TooManySignIns,
  WrongCredentials,
  WrongRole
} from "#domain/account/account-errors.ts"
import type {
  AlreadyReported,
  AnswerAwaited,
  AnswerOutOfTime,
  ProblemOutOfTime
} from "#domain/case/case-errors.ts"
import type { FileTooLarge } from "#domain/import/import-errors.ts"
import type { ConversationClosed } from "#domain/messaging/conversation-errors.ts"
import type { ConfirmPassword, OperatorsStandAside } from "#domain/operator/operator-errors.ts"
import type { TooManyPhotos } from "#domain/photo/photo-errors.ts"
import type { TooManyInvitations } from "#domain/project/invitation.ts"
import type { AddresseeUnlisted, ForOneAlone, HasOffers } from "#domain/project/project-errors.ts"
import type { TooManySavedProviders } from "#domain/provider/saved.ts"
import type { TooManySearches } from "#domain/provider/search/saved-search.ts"
import type { TooManyTemplates } from "#domain/quote/offer/offer-template.ts"
import type {
  AlreadyQuoted,
  NoNumber,
  OfferChanged,
  OfferChangedOften,
  OfferOver,
  OfferStillValid,
  ProjectChanged,
  ProjectIsFull,
  ProjectTakesNoQuotes
} from "#domain/quote/quote-errors.ts"
import type { AlreadyReplied, AlreadyReviewed, ReviewTooLate } from "#domain/review/review-errors.ts"
import type {
  AccountLimited,
  AccountSuspended,
  OperatorsAreExempt,
  SanctionedAlready
} from "#domain/sanction/sanction-errors.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { InvalidInput } from "#domain/shared/input.ts"
import type { StepNotAllowed } from "#domain/shared/step-not-allowed.ts"
import type { ConfirmEmail, LimitReached, TooManyOpenProjects } from "#domain/usage/usage-errors.ts"

/** Every failure of a use case that may cross the wire; its `message` becomes the problem's `detail`. */
export type Failure =
  | AccountLimited
  | AccountSuspended
  | AccountTaken
  | AddresseeUnlisted
  | AlreadyConfirmed
  | AlreadyQuoted
  | AlreadyReplied
  | AlreadyReported
  | AlreadyReviewed
  | AnswerAwaited
  | AnswerOutOfTime
  | ChangedMeanwhile
  | ConfirmPassword
  | ConfirmEmail
  | ConversationClosed
  | FileTooLarge
  | ForOneAlone
  | HasOffers
  | InvalidInput
  | LimitReached
  | NoNumber
  | NotFound
  | NotSignedIn
  | OfferChanged
  | OfferChangedOften
  | OfferOver
  | OfferStillValid
  | OperatorsAreExempt
  | OperatorsStandAside
  | ProblemOutOfTime
  | ProjectChanged
  | ProjectIsFull
  | ProjectTakesNoQuotes
  | ReviewTooLate
  | SanctionedAlready
  | StepNotAllowed
  | TooManyAttempts
  | TooManyInvitations
  | TooManyOpenProjects
  | TooManyPhotos
  | TooManySavedProviders
  | TooManySearches
  | TooManySignIns
  | TooManyTemplates
  | WrongCredentials
  | WrongRole
