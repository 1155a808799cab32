export const priceKinds = ["fixed", "up_to", "hourly"] as const
export type PriceKind = (typeof priceKinds)[number]

export const priceKindWords: Record<PriceKind, string> = {
  fixed: "Fixed price",
  up_to: "Up to a highest price",
  hourly: "By the hour"
}

export const lineKinds = ["labor", "material", "permit", "other", "discount"] as const
export type LineKind = (typeof lineKinds)[number]

export const lineKindWords: Record<LineKind, string> = {
  labor: "Labor",
  material: "Material",
  permit: "Permit",
  other: "Other",
  discount: "Discount"
}

export const lineUnits = ["each", "hour", "day", "sq_ft", "lin_ft", "job"] as const
export type LineUnit = (typeof lineUnits)[number]

export const lineUnitWords: Record<LineUnit, string> = {
  each: "each",
  hour: "hour",
  day: "day",
  sq_ft: "sq ft",
  lin_ft: "lin ft",
  job: "job"
}

export const payments = ["on_completion", "deposit", "stages"] as const
export type Payment = (typeof payments)[number]

export const paymentWords: Record<Payment, string> = {
  on_completion: "On completion",
  deposit: "A deposit, the rest on completion",
  stages: "In stages"
}
