import type { NeededField } from "#domain/provider/profile/profile-needs.ts"

const words: Record<NeededField, string> = {
  businessName: "business name",
  description: "description",
  specialties: "specialties",
  location: "location",
  zipCode: "ZIP code",
  licenseNumber: "license number",
  insuranceProvider: "insurance provider"
}

const list = new Intl.ListFormat("en-US", { type: "conjunction" })

/** "Business name". */
export const neededTitle = (field: NeededField): string =>
  words[field].charAt(0).toUpperCase() + words[field].slice(1)

/** "description, specialties, and ZIP code". */
export const neededList = (fields: ReadonlyArray<NeededField>): string =>
  list.format(fields.map((field) => words[field]))
