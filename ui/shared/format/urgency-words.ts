import type { Urgency } from "#domain/quote/urgency.ts"

export const urgencyWords: Record<Urgency, string> = {
  asap: "As soon as possible",
  week: "Within a week",
  month: "Within a month",
  flexible: "Flexible"
}
