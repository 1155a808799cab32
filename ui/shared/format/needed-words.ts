import type { NeededField } from "#domain/provider/profile/profile-needs.ts"

/** Within a sentence. */
export const neededWords: Readonly<Record<NeededField, string>> = {
  businessName: "business name",
  description: "description",
  specialties: "specialties",
  location: "location",
  zipCode: "ZIP code",
  licenseNumber: "license number",
  insuranceProvider: "insurance provider"
}

const list = new Intl.ListFormat("en-US", { type: "conjunction" })

/** "description, specialties, and ZIP code". */
export const neededList = (fields: ReadonlyArray<NeededField>): string =>
  list.format(fields.map((field) => neededWords[field]))
