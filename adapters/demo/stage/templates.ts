import type { OfferTemplateRecord } from "#domain/quote/offer/offer-template.ts"
import { TemplateId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atTime, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import { firmIn } from "./present.ts"

type Kept = Pick<OfferTemplateRecord, "name" | "offer">

const hour = { kind: "labor", unit: "hour", unitPrice: 95 } as const
const part = { kind: "material", quantity: 1, unit: "each" } as const

/** What Rick offers again and again. */
const kept: ReadonlyArray<Kept> = [
  {
    name: "Drain cleaning",
    offer: {
      price: 185,
      message: "One drain, up to the main. If it takes the camera I ask you first.",
      timeline: "An hour or two",
      payment: "on_completion",
      warrantyMonths: 1,
      excludes: ["Camera inspection", "Digging"]
    }
  },
  {
    name: "Water heater, 40 gallon gas",
    offer: {
      message: "New tank, old one hauled away, lit and tested before I leave.",
      timeline: "One morning",
      lines: [
        { ...part, text: "40 gallon gas heater, six years warranty", unitPrice: 780 },
        { ...part, text: "Expansion tank", unitPrice: 68 },
        { ...part, text: "Pan with drain", unitPrice: 42.5 },
        { ...part, text: "Gas flex line and shutoff", unitPrice: 51 },
        { ...part, text: "Supply connectors", quantity: 2, unitPrice: 24 },
        { ...hour, text: "Drain, disconnect and carry out", quantity: 1.5 },
        { ...hour, text: "Set, connect and vent", quantity: 3 },
        { ...hour, text: "Fill, light and test", quantity: 1 },
        { kind: "permit", text: "City permit and inspection", quantity: 1, unit: "job", unitPrice: 95 },
        { kind: "other", text: "Disposal of the old heater", quantity: 1, unit: "job", unitPrice: 45 },
        { kind: "other", text: "Trip and protection of floors", quantity: 1, unit: "job", unitPrice: 35 },
        { kind: "discount", text: "Flushed here before", quantity: 1, unit: "job", unitPrice: -50 }
      ],
      days: 1,
      payment: "on_completion",
      warrantyMonths: 24,
      includes: ["Permit and inspection", "Hauling away"],
      excludes: ["Changes to the flue"]
    }
  },
  {
    name: "By the hour",
    offer: {
      priceKind: "hourly",
      hourly: 95,
      hours: { min: 2, max: 4 },
      message: "By the clock, parts at cost with receipts.",
      payment: "on_completion",
      excludes: ["Parts"]
    }
  }
]

const keptDaysAgo = 90

/** The templates of the demo's providers. */
export const keepTemplates = (
  firms: ReadonlyArray<Firm>,
  now: Instant,
  random: Random
): ReadonlyArray<OfferTemplateRecord> => {
  const { id: providerId } = firmIn(firms)("rick").profile
  return kept.map(({ name, offer }, index) => {
    const updatedAt = atTime(daysBefore(now, keptDaysAgo + index), "20:15")
    return { name, offer, id: TemplateId.make(uuidAt(updatedAt, random)), providerId, updatedAt }
  })
}
