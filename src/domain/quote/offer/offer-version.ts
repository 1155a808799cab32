import * as Schema from "effect/Schema"

import { Cents, centsOf, dollarsOf } from "#domain/shared/cents.ts"
import { QuoteId } from "#domain/shared/ids.ts"
import { Day, Instant } from "#domain/shared/instant.ts"
import { orNull } from "#domain/shared/text.ts"

import type { QuoteRecord } from "../quote.ts"
import { depositNote } from "./deposit-note.ts"
import { amountOf } from "./offer-lines.ts"
import { lineKinds, lineUnits, payments, priceKinds } from "./offer-words.ts"
import type { Offer } from "./offer.ts"
import { Hours, totalOf } from "./price-checks.ts"

const nullableText = Schema.NullOr(Schema.String)
const nullableNumber = Schema.NullOr(Schema.Finite)

const lineFields = {
  kind: Schema.Literals(lineKinds),
  text: Schema.String,
  quantity: Schema.Finite,
  unit: Schema.Literals(lineUnits)
}

const terms = {
  /** Counts from 1: the offer, then its revisions. */
  version: Schema.Natural,
  priceKind: Schema.Literals(priceKinds),
  message: nullableText,
  timeline: nullableText,
  startFrom: Schema.NullOr(Day),
  /** How many days the work takes. */
  days: Schema.NullOr(Schema.Natural),
  /** The last day on which it can be accepted. */
  validUntil: Schema.NullOr(Day),
  payment: Schema.NullOr(Schema.Literals(payments)),
  warrantyMonths: Schema.NullOr(Schema.Natural),
  includes: Schema.Array(Schema.String),
  excludes: Schema.Array(Schema.String),
  madeAt: Instant
}

/** What a provider has offered at one time, as it is stored. Never changed once written. */
export const OfferRecord = Schema.Struct({
  quoteId: QuoteId,
  ...terms,
  totalCents: Cents,
  maxCents: Schema.NullOr(Cents),
  hourlyCents: Schema.NullOr(Cents),
  hoursMin: nullableNumber,
  hoursMax: nullableNumber,
  depositCents: Schema.NullOr(Cents),
  lines: Schema.Array(Schema.Struct({ ...lineFields, unitCents: Cents, amountCents: Cents }))
})
export type OfferRecord = typeof OfferRecord.Type

/** The same as its two people read it, with amounts in dollars. Null and empty lists mean that it does not say. */
export const OfferVersion = Schema.Struct({
  ...terms,
  /** The total; for an hourly price, that of the most hours. */
  price: Schema.Finite,
  maxPrice: nullableNumber,
  hourly: nullableNumber,
  hours: Schema.NullOr(Hours),
  deposit: nullableNumber,
  lines: Schema.Array(Schema.Struct({ ...lineFields, unitPrice: Schema.Finite, amount: Schema.Finite }))
})
export type OfferVersion = typeof OfferVersion.Type

const maybeCents = (dollars: number | null | undefined) => {
  const amount = orNull(dollars)
  return amount === null ? null : centsOf(amount)
}

const maybeDollars = (cents: Cents | null) => (cents === null ? null : dollarsOf(cents))

type Answered = Pick<QuoteRecord, "id" | "offerVersion">

/** The next version of a quote's offer. Its price has been checked, so that it has one. */
export const nextOffer = ({ id, offerVersion }: Answered, offer: Offer, madeAt: Instant): OfferRecord => ({
  quoteId: id,
  version: (offerVersion ?? 0) + 1,
  totalCents: totalOf(offer) ?? centsOf(0),
  priceKind: offer.priceKind ?? "fixed",
  maxCents: maybeCents(offer.maxPrice),
  hourlyCents: maybeCents(offer.hourly),
  hoursMin: offer.hours?.min ?? null,
  hoursMax: offer.hours?.max ?? null,
  message: orNull(offer.message),
  timeline: orNull(offer.timeline),
  startFrom: orNull(offer.startFrom),
  days: orNull(offer.days),
  validUntil: orNull(offer.validUntil),
  depositCents: maybeCents(offer.deposit),
  payment: orNull(offer.payment),
  warrantyMonths: orNull(offer.warrantyMonths),
  includes: offer.includes ?? [],
  excludes: offer.excludes ?? [],
  lines: (offer.lines ?? []).map((line) => ({
    kind: line.kind,
    text: line.text,
    quantity: line.quantity,
    unit: line.unit,
    unitCents: centsOf(line.unitPrice),
    amountCents: amountOf(line)
  })),
  madeAt
})

/** The most versions of an offer: its two people read all of them at once. */
export const mostVersions = 50

export const shownOffer = ({
  depositCents,
  hourlyCents,
  hoursMax,
  hoursMin,
  lines,
  maxCents,
  quoteId: _,
  totalCents,
  ...offer
}: OfferRecord): OfferVersion => ({
  ...offer,
  price: dollarsOf(totalCents),
  maxPrice: maybeDollars(maxCents),
  hourly: maybeDollars(hourlyCents),
  hours: hoursMin === null || hoursMax === null ? null : { min: hoursMin, max: hoursMax },
  deposit: maybeDollars(depositCents),
  lines: lines.map(({ amountCents, kind, quantity, text, unit, unitCents }) => ({
    kind,
    text,
    quantity,
    unit,
    unitPrice: dollarsOf(unitCents),
    amount: dollarsOf(amountCents)
  }))
})

/** The fields of a quote that show its newest version, as the accepted one too where it is. */
export const offersShown = (
  { acceptedVersion }: Pick<QuoteRecord, "acceptedVersion">,
  newest: OfferRecord | null,
  state: string | null
) => {
  const workState = state === null ? {} : { workState: state }
  if (newest === null) return { offer: null, acceptedOffer: null, ...workState }
  const offer = shownOffer(newest)
  const note = depositNote(offer, state)
  return {
    offer,
    // Nothing is revised once it is accepted.
    acceptedOffer: acceptedVersion === offer.version ? offer : null,
    ...(note !== null && { depositNote: note }),
    ...workState
  }
}
