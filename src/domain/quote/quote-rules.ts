import * as Result from "effect/Result"

import { WrongRole } from "../account/account-errors.ts"
import type { Actor } from "../account/account.ts"
import type { Changed } from "../events/changed.ts"
import { newsOfQuote } from "../events/news.ts"
import { centsOf, dollarsOf } from "../shared/cents.ts"
import { NotFound } from "../shared/errors.ts"
import type { QuoteId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { StepNotAllowed } from "../shared/step-not-allowed.ts"
import { orNull } from "../shared/text.ts"
import { blankQuote } from "./blank-quote.ts"
import type { Said } from "./closing-request.ts"
import type { OfferRecord } from "./offer/offer-version.ts"
import type { Party } from "./party.ts"
import { NoNumber } from "./quote-errors.ts"
import {
  isLive,
  liveQuoteStatuses,
  type QuoteStep,
  quoteStepRoles,
  quoteTransition,
  quoteTransitions
} from "./quote-life-cycle.ts"
import type { Acceptance, QuoteRecord, QuoteRequest } from "./quote.ts"

interface Opening {
  readonly id: QuoteId
  readonly actor: Actor
  readonly request: QuoteRequest
  readonly now: Instant
}

const changed = (quote: QuoteRecord): Changed<QuoteRecord> => ({ value: quote, news: newsOfQuote(quote) })

export const openQuote = ({ actor, id, now, request }: Opening): Changed<QuoteRecord> =>
  changed({
    id,
    homeownerId: actor.id,
    providerId: request.providerId,
    projectId: null,
    serviceType: request.serviceType,
    description: request.description,
    urgency: request.urgency,
    budgetMin: orNull(request.budgetMin),
    budgetMax: orNull(request.budgetMax),
    contactName: request.contactName,
    contactPhone: request.contactPhone,
    createdAt: now,
    phoneSharing: request.phoneSharing ?? "now",
    ...blankQuote
  })

type Parties = Pick<QuoteRecord, "homeownerId" | "providerId">

/** Which party of the quote the actor is; to everyone else the quote does not exist. */
export const partyOf = (quote: Parties, actor: Actor): Result.Result<Party, NotFound> => {
  if (quote.homeownerId === actor.id) return Result.succeed("homeowner")
  if (quote.providerId === actor.providerId) return Result.succeed("provider")
  return Result.fail(new NotFound({ thing: "quote" }))
}

const stepReasons: Record<QuoteStep, string> = {
  offer: "Only the provider can send an offer.",
  accept: "Only the homeowner can accept an offer.",
  reject: "Only the two parties can decline a quote.",
  cancel: "Only the two parties can cancel a quote.",
  complete: "Only the homeowner can mark the work as complete."
}

/** Requires that the party's role may take the step at all, whatever the quote's state. */
export const mayTakeStep = (step: QuoteStep, role: Party): Result.Result<Party, WrongRole> =>
  quoteStepRoles(step).includes(role)
    ? Result.succeed(role)
    : Result.fail(new WrongRole({ reason: stepReasons[step] }))

const statesFor = (step: QuoteStep, role: Party) =>
  quoteTransitions
    .filter((row) => row.step === step && row.by.includes(role))
    .map(({ from, needsOffer }) => (needsOffer ? `${from} with an offer` : from))

const unsaid: Said = { closeReason: null, closeNote: null }

const marksOf = (
  { offerVersion }: QuoteRecord,
  { now, role, said, step }: { step: QuoteStep; role: Party; now: Instant; said: Said }
) => {
  if (step === "accept") return { acceptedVersion: offerVersion, acceptedAt: now }
  if (step === "complete") return { completedAt: now }
  return step === "offer" ? {} : { ...said, closedBy: role }
}

/** The quote after `step`, or why its state does not permit it. */
export const takeStep = (
  quote: QuoteRecord,
  step: QuoteStep,
  role: Party,
  now: Instant,
  said: Said = unsaid
): Result.Result<Changed<QuoteRecord>, StepNotAllowed> => {
  const transition = quoteTransition(step, role, { status: quote.status, price: quote.providerQuote })
  if (transition === undefined) {
    return Result.fail(
      new StepNotAllowed({ thing: "quote", step, status: quote.status, needs: statesFor(step, role) })
    )
  }
  return Result.succeed(
    changed({ ...quote, status: transition.to, ...marksOf(quote, { step, role, now, said }) })
  )
}

/**
 * Whether the quote still offers what its homeowner agrees to; an acceptance without version and price agrees to
 * anything.
 */
export const isAsAccepted = (
  { offerVersion, providerQuote }: QuoteRecord,
  { offerVersion: version, price }: Acceptance
): boolean =>
  (version === undefined || version === offerVersion) &&
  (price === undefined || (providerQuote !== null && centsOf(price) === centsOf(providerQuote)))

/** The quote with what its lists show of its newest offer. */
export const withOffer = (quote: QuoteRecord, offer: OfferRecord): Changed<QuoteRecord> =>
  changed({
    ...quote,
    offerVersion: offer.version,
    providerQuote: dollarsOf(offer.totalCents),
    providerNotes: offer.message,
    timeline: offer.timeline
  })

/** The quote with a number to share: the one that came with the request, or else the account's. */
export const withNumber = (quote: QuoteRecord, phone: string | null): QuoteRecord =>
  quote.contactPhone === "" ? { ...quote, contactPhone: phone ?? "" } : quote

/** The quote whose provider may read the homeowner's number from now on; `phone` is the account's. */
export const shareNumber = (
  quote: QuoteRecord,
  phone: string | null
): Result.Result<Changed<QuoteRecord>, NoNumber | StepNotAllowed> => {
  const { contactPhone, phoneSharing, status } = quote
  if (phoneSharing === "now" && contactPhone !== "") return Result.succeed(changed(quote))
  if (!isLive(quote)) {
    return Result.fail(
      new StepNotAllowed({ thing: "quote", step: "share", status, needs: [...liveQuoteStatuses] })
    )
  }
  const shared = withNumber(quote, phone)
  return shared.contactPhone === ""
    ? Result.fail(new NoNumber())
    : Result.succeed(changed({ ...shared, phoneSharing: "now" }))
}
