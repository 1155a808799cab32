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

/** The simulated review takes this long to be accepted. */
export const applicationDelayMs = 2_000
