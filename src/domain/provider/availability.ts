/** When a provider can come, soonest first. */
export const availabilities = ["asap", "today", "week", "month", "flexible"] as const
export type Availability = (typeof availabilities)[number]

export const defaultAvailability: Availability = "flexible"

/** What the pages write for an availability (docs/product.md#provider-card); anything else reads as flexible. */
export const availabilityLabel = (availability: string): string => {
  switch (availability) {
    case "asap":
    case "today":
      return "Available today"
    case "week":
      return "Available this week"
    case "month":
      return "Available this month"
    default:
      return "Flexible schedule"
  }
}

const findable: Record<Availability, ReadonlyArray<Availability>> = {
  asap: ["asap", "today"],
  today: ["asap", "today"],
  week: ["asap", "today", "week"],
  month: ["asap", "today", "week", "month"],
  flexible: ["flexible"]
}

/** Which providers a wanted availability finds (docs/http-contract.md#provider-search). */
export const availableWithin = (wanted: Availability): ReadonlyArray<Availability> => findable[wanted]
