/** What an applicant may offer (spec section 9). */
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

/** The simulated review takes this long to be accepted (spec section 4). */
export const applicationDelayMs = 2_000
