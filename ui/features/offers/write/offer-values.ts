import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import type { LineKind, LineUnit, Payment, PriceKind } from "#domain/quote/offer/offer-words.ts"
import type { Offer } from "#domain/quote/offer/offer.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { EveryField } from "#ui/shared/api/every-field.ts"

import type { QuickValues } from "../QuickFields.tsx"

/** An amount that may be left out; text that is no amount stays as it was typed, for the schema to refuse. */
export type MaybeAmount = number | string | null

/** A line as it is typed: a discount as an amount above zero. */
export interface LineValues {
  kind: LineKind
  text: string
  quantity: number | null
  unit: LineUnit
  unitPrice: number | null
}

/** The values of an offer's fields. */
export interface OfferValues extends QuickValues, EveryField<Offer, keyof QuickValues> {
  readonly priceKind: PriceKind
  readonly maxPrice: MaybeAmount
  readonly hourly: MaybeAmount
  readonly hours: { readonly min: MaybeAmount; readonly max: MaybeAmount }
  lines: Array<LineValues>
  /** One item on each line. */
  readonly includes: string
  readonly excludes: string
  readonly startFrom: string
  readonly days: MaybeAmount
  readonly validUntil: string
  readonly deposit: MaybeAmount
  readonly payment: Payment | ""
  readonly warrantyMonths: MaybeAmount
}

export const emptyLine: LineValues = { kind: "labor", text: "", quantity: 1, unit: "job", unitPrice: null }

export const emptyOffer: OfferValues = {
  price: null,
  timeline: "",
  message: "",
  priceKind: "fixed",
  maxPrice: null,
  hourly: null,
  hours: { min: null, max: null },
  lines: [],
  includes: "",
  excludes: "",
  startFrom: "",
  days: null,
  validUntil: "",
  deposit: null,
  payment: "",
  warrantyMonths: null
}

/** What a template keeps and replaces: days belong to one offer alone. */
export const withoutDays = (typed: OfferValues): OfferValues => ({ ...typed, startFrom: "", validUntil: "" })

type Said = OfferTemplate["offer"] | OfferVersion

const lineValues = ({ kind, quantity, text, unit, unitPrice }: LineValues): LineValues => ({
  kind,
  text,
  quantity,
  unit,
  unitPrice: unitPrice === null ? null : Math.abs(unitPrice)
})

/** The fields' values for an offer or a template. */
export const valuesOf = (said: Said): OfferValues => ({
  price: said.price ?? null,
  timeline: said.timeline ?? "",
  message: said.message ?? "",
  priceKind: said.priceKind ?? "fixed",
  maxPrice: said.maxPrice ?? null,
  hourly: said.hourly ?? null,
  hours: said.hours ?? emptyOffer.hours,
  lines: (said.lines ?? []).map(lineValues),
  includes: (said.includes ?? []).join("\n"),
  excludes: (said.excludes ?? []).join("\n"),
  startFrom: said.startFrom ?? "",
  days: said.days ?? null,
  validUntil: said.validUntil ?? "",
  deposit: said.deposit ?? null,
  payment: said.payment ?? "",
  warrantyMonths: said.warrantyMonths ?? null
})

/** What a revision begins with: the newest version; with nothing before the first offer. */
export const begunBy = ({ message, offer, price, timeline }: Quote): OfferValues =>
  offer === null
    ? { ...emptyOffer, price, message: message ?? "", timeline: timeline ?? "" }
    : valuesOf(offer)

const quickFields = new Set(["price", "timeline", "message"])

/** Whether an offer states more than a price, a timeline and a message. */
export const isBrokenDown = (values: object): boolean =>
  Object.entries(values).some(
    ([field, value]) =>
      !quickFields.has(field) && JSON.stringify(value) !== JSON.stringify(Reflect.get(emptyOffer, field))
  )

const isBlank = ({ text, unitPrice }: LineValues) => text.trim() === "" && unitPrice === null

/** The lines without the empty rows after the last one that was filled in. */
export const filledLines = (lines: ReadonlyArray<LineValues>): ReadonlyArray<LineValues> =>
  lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1)

/** Whether the price follows from lines or hours, and is not typed. */
export const isComputed = ({ lines, priceKind }: Pick<OfferValues, "lines" | "priceKind">): boolean =>
  priceKind === "hourly" || filledLines(lines).length > 0

/** A line as it is sent: a discount is an amount below zero. */
export const signedLine = (line: LineValues): LineValues => ({
  ...line,
  unitPrice: line.kind === "discount" && line.unitPrice !== null ? -Math.abs(line.unitPrice) : line.unitPrice
})

const itemsIn = (typed: string) =>
  typed
    .split("\n")
    .map((item) => item.trim())
    .filter((item) => item !== "")

const hoursIn = ({ max, min }: OfferValues["hours"]) =>
  min === null && max === null ? null : { min: min ?? max, max: max ?? min }

const isSaid = (value: unknown) =>
  value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)

/**
 * What is sent of the typed values: only the fields that belong to the kind of price, and of the others only those that
 * are filled in.
 */
export const offerIn = (typed: OfferValues): object => {
  const isHourly = typed.priceKind === "hourly"
  const said = {
    ...typed,
    price: isComputed(typed) ? null : typed.price,
    priceKind: typed.priceKind === "fixed" ? null : typed.priceKind,
    maxPrice: typed.priceKind === "up_to" ? typed.maxPrice : null,
    hourly: isHourly ? typed.hourly : null,
    hours: isHourly ? hoursIn(typed.hours) : null,
    lines: filledLines(typed.lines).map(signedLine),
    includes: itemsIn(typed.includes),
    excludes: itemsIn(typed.excludes)
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => isSaid(value)))
}
