import * as Schema from "effect/Schema"

import { availabilities } from "../provider/availability.ts"
import { responseTimes } from "../provider/response-time.ts"
import { choice } from "../shared/choice.ts"
import { maxLength } from "../shared/limits.ts"
import { Email, optionalText, text } from "../shared/text.ts"
import { applicationSpecialties } from "./application-options.ts"

const noSpecialty = "Please select at least one specialty"
const specialty = Schema.Literals(applicationSpecialties).annotate({ message: noSpecialty })

const consent = (message: string) =>
  Schema.Literal(true).annotate({ message }).annotateKey({ messageMissingKey: message })

/** The fields that a profile shares with the application (decisions.md section 5). */
export const businessFields = {
  businessName: text("Business name is required", { min: 2, max: maxLength.name }),
  description: text("Please provide at least 50 characters describing your services", {
    min: 50,
    max: maxLength.text
  }),
  location: text("Location is required", { min: 2, max: maxLength.location }),
  zipCode: text("Valid ZIP code is required", { min: 5, max: 10 }),
  isLicensed: Schema.Boolean,
  licenseNumber: optionalText(maxLength.name),
  isInsured: Schema.Boolean,
  insuranceProvider: optionalText(maxLength.name),
  availability: choice(availabilities, "Please choose your availability"),
  responseTime: choice(responseTimes, "Please choose your response time")
}

/** The Professional Application (spec section 5, Contractor application); it is only simulated. */
export const ContractorApplication = Schema.Struct({
  firstName: text("First name must be at least 2 characters", { min: 2, max: maxLength.name }),
  lastName: text("Last name must be at least 2 characters", { min: 2, max: maxLength.name }),
  email: Email,
  phone: text("Please enter a valid phone number", { min: 10, max: maxLength.phone }),
  ...businessFields,
  specialties: Schema.Array(specialty)
    .check(Schema.isMinLength(1, { message: noSpecialty }))
    .annotateKey({ messageMissingKey: noSpecialty }),
  hourlyRateMin: optionalText(20),
  hourlyRateMax: optionalText(20),
  agreeToTerms: consent("You must agree to the terms and conditions"),
  agreeToBackgroundCheck: consent("Background check consent is required")
})
export type ContractorApplication = typeof ContractorApplication.Type
