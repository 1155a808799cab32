import { aCategoryId } from "./ids.ts"

/** The body of a registration. */
export const aRegistration = (username = "olivia", role = "homeowner") => ({
  username,
  email: `${username}@example.com`,
  firstName: "Olivia",
  lastName: "Park",
  password: "correct horse battery",
  role
})

/** A complete profile, ready to be listed. `overrides` may make it wrong in any way. */
export const aProfileRequest = (overrides: object = {}) => ({
  businessName: "Reyes Plumbing",
  description: "Family plumbers: repairs, water heaters, repipes and honest prices.",
  specialties: ["Plumbing"],
  location: "Austin, TX",
  zipCode: "78704",
  hourlyRateMin: 80,
  hourlyRateMax: 120,
  isLicensed: false,
  licenseNumber: null,
  isInsured: false,
  insuranceProvider: null,
  availability: "week",
  responseTime: "4h",
  listed: true,
  ...overrides
})

/** What a homeowner sends to ask a provider for a quote. */
export const aQuoteRequest = (providerId: string, overrides: object = {}) => ({
  providerId,
  serviceType: "Plumbing",
  description: "The kitchen tap drips all night long.",
  urgency: "week",
  contactName: "Olivia Park",
  contactPhone: "512-555-0142",
  ...overrides
})

/** What a homeowner sends to post a project, open to all plumbers. */
export const aProjectRequest = (overrides: object = {}) => ({
  title: "New bathroom",
  description: "Replace the tub with a walk-in shower.",
  categoryId: aCategoryId(),
  location: "Austin, TX 78704",
  budget: 5_000,
  timeline: "1 month",
  ...overrides
})
