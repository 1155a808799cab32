import type { NeededField } from "#domain/provider/profile/profile-needs.ts"
import { listed } from "#domain/shared/listed.ts"

/** The names of the fields within a sentence. */
export const neededFieldWords: Readonly<Record<NeededField, string>> = {
  businessName: "business name",
  description: "description",
  specialties: "specialties",
  location: "location",
  zipCode: "ZIP code",
  licenseNumber: "license number",
  insuranceProvider: "insurance provider"
}

/** "description, specialties, and ZIP code". */
export const neededList = (fields: ReadonlyArray<NeededField>): string =>
  listed(fields.map((field) => neededFieldWords[field]))
