/** What an applicant may offer (docs/product.md#professional-application). */
export const applicationSpecialties = [
  "Plumbing",
  "Electrical",
  "Cleaning",
  "Roofing",
  "Painting",
  "Landscaping",
  "HVAC",
  "Carpentry",
  "Flooring",
  "Moving"
] as const

/** An application takes at least this long to be accepted: nobody takes it for a press that did nothing. */
export const applicationDelayMs = 2_000
