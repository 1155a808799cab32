import * as Schema from "effect/Schema"

import { businessFields } from "../provider/business-fields.ts"
import { businessTexts, noSpecialty } from "../provider/business-texts.ts"
import { maxLength } from "../shared/limits.ts"
import { Email, optionalText, text } from "../shared/text.ts"
import { applicationSpecialties } from "./application-options.ts"

const specialty = Schema.Literals(applicationSpecialties).annotate({ message: noSpecialty })

const consent = (message: string) =>
  Schema.Literal(true).annotate({ message }).annotateKey({ messageMissingKey: message })

/** The Professional Application (docs/product.md#professional-application). */
export const ContractorApplication = Schema.Struct({
  firstName: text("First name must be at least 2 characters", { min: 2, max: maxLength.name }),
  lastName: text("Last name must be at least 2 characters", { min: 2, max: maxLength.name }),
  email: Email,
  phone: text("Please enter a valid phone number", { min: 10, max: maxLength.phone }),
  businessName: text(businessTexts.businessName.message, businessTexts.businessName),
  description: text(businessTexts.description.message, businessTexts.description),
  location: text(businessTexts.location.message, businessTexts.location),
  zipCode: text(businessTexts.zipCode.message, businessTexts.zipCode),
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
