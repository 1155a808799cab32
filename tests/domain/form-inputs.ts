import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"

import { readInput } from "#domain/shared/input.ts"

import { aCategoryId, aProviderId } from "../support/builders.ts"

/** The error sentence of each invalid field. */
export const faults = <A>(schema: Schema.ConstraintDecoder<A>, input: unknown): Record<string, string> => {
  const result = readInput(schema)(input)
  return Result.isSuccess(result)
    ? {}
    : Object.fromEntries(result.failure.faults.map(({ field, message }) => [field, message]))
}

export const registration = {
  username: "olivia",
  email: "olivia@example.com",
  firstName: "Olivia",
  lastName: "Park",
  password: "correct horse"
}
export const quote = {
  providerId: aProviderId(),
  serviceType: "Plumbing",
  description: "The kitchen tap drips.",
  urgency: "week",
  contactName: "Olivia Park",
  contactPhone: "512-555-0142"
}
export const project = {
  title: "New bathroom",
  description: "Replace the tub with a walk-in shower.",
  categoryId: aCategoryId(),
  location: "Austin, TX",
  budget: 5_000,
  timeline: "1 month",
  providerId: ""
}
export const application = {
  firstName: "Marco",
  lastName: "Reyes",
  email: "marco@example.com",
  phone: "512-555-0143",
  businessName: "Reyes Plumbing",
  description: "Family plumbers: repairs, water heaters, repipes and honest prices.",
  location: "Austin, TX",
  zipCode: "78704",
  specialties: ["Plumbing"],
  isLicensed: false,
  isInsured: false,
  availability: "flexible",
  responseTime: "24h",
  agreeToTerms: true,
  agreeToBackgroundCheck: true
}
