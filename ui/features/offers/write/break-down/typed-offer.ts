import { useWatch } from "react-hook-form"

import { amountOf, totalOfLines } from "#domain/quote/offer/offer-lines.ts"
import { totalOf } from "#domain/quote/offer/price-checks.ts"
import { dollarsOf } from "#domain/shared/cents.ts"
import { maxDollars } from "#domain/shared/dollars.ts"
import { orNull } from "#domain/shared/text.ts"
import type { OfferContent } from "#ui/features/offers/offer-details-words.ts"

import {
  filledLines,
  type LineValues,
  type MaybeAmount,
  offerIn,
  type OfferValues,
  signedLine
} from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"

const isWithin = (amount: MaybeAmount, most: number): amount is number =>
  typeof amount === "number" && Math.abs(amount) <= most

const asAmount = ({ quantity, unitPrice }: LineValues) =>
  isWithin(quantity, 100_000) && isWithin(unitPrice, maxDollars) ? { quantity, unitPrice } : null

/** The amount of a line, in dollars; null while it has none. */
export const lineAmount = (line: LineValues): number | null => {
  const amount = asAmount(signedLine(line))
  return amount === null ? null : dollarsOf(amountOf(amount))
}

/** The sum of the lines so far, in dollars; null while no line has an amount. */
export const linesTotal = (lines: ReadonlyArray<LineValues>): number | null => {
  const amounts = lines.flatMap((line) => asAmount(signedLine(line)) ?? [])
  return amounts.length === 0 ? null : dollarsOf(totalOfLines(amounts))
}

const orNothing = (amount: MaybeAmount): number | null => (isWithin(amount, maxDollars) ? amount : null)

/** The price of the offer as it is typed, in dollars; null while it has none. */
export const typedTotal = (typed: OfferValues): number | null => {
  const lines = filledLines(typed.lines)
  if (lines.length > 0) return linesTotal(lines)
  const { hourly, hours, priceKind } = typed
  const [min, max] = [orNothing(hours.min ?? hours.max), orNothing(hours.max ?? hours.min)]
  const total = totalOf({
    price: priceKind === "hourly" ? null : orNothing(typed.price),
    priceKind,
    hourly: orNothing(hourly),
    hours: min === null || max === null ? null : { min, max }
  })
  return total === null ? null : dollarsOf(total)
}

const lineOf = (line: LineValues): OfferContent["lines"][number] => {
  const { kind, quantity, text, unit, unitPrice } = signedLine(line)
  return {
    kind,
    text,
    quantity: quantity ?? 0,
    unit,
    unitPrice: unitPrice ?? 0,
    amount: lineAmount(line) ?? 0
  }
}

const textsOf = (said: unknown): ReadonlyArray<string> => (Array.isArray(said) ? said.map(String) : [])

/** The offer as its reader will see it. */
export const contentOf = (typed: OfferValues): OfferContent => {
  const sent = offerIn(typed)
  const [min, max] = [
    orNothing(typed.hours.min ?? typed.hours.max),
    orNothing(typed.hours.max ?? typed.hours.min)
  ]
  return {
    price: typedTotal(typed),
    priceKind: typed.priceKind,
    message: orNull(typed.message.trim()),
    timeline: orNull(typed.timeline.trim()),
    startFrom: orNull(typed.startFrom),
    days: orNothing(typed.days),
    validUntil: orNull(typed.validUntil),
    payment: orNull(typed.payment) || null,
    warrantyMonths: orNothing(typed.warrantyMonths),
    includes: textsOf(Reflect.get(sent, "includes")),
    excludes: textsOf(Reflect.get(sent, "excludes")),
    maxPrice: orNothing(typed.maxPrice),
    hourly: orNothing(typed.hourly),
    hours: min === null || max === null ? null : { min, max },
    deposit: orNothing(typed.deposit),
    // A line without an amount yet is left out, because it would seem to cost nothing.
    lines: filledLines(typed.lines)
      .filter((line) => lineAmount(line) !== null)
      .map(lineOf)
  }
}

/** A value computed from the form's fields; rerenders only when the value changes. */
export const useTyped = <Said>({ control }: OfferForm, compute: (typed: OfferValues) => Said): Said =>
  useWatch({ control, compute })
