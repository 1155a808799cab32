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

/** The least time that accepting an application takes, so that nobody thinks that the button did nothing. */
export const applicationDelayMs = 2_000
