import { businessTexts, noSpecialty } from "../business-texts.ts"

/** What a profile needs before it can be listed, in the order of the form. */
export const neededFields = [
  "businessName",
  "description",
  "specialties",
  "location",
  "zipCode",
  "licenseNumber",
  "insuranceProvider"
] as const
export type NeededField = (typeof neededFields)[number]

/** The message for each of them when it is missing. */
export const neededMessages: Record<NeededField, string> = {
  businessName: businessTexts.businessName.message,
  description: businessTexts.description.message,
  specialties: noSpecialty,
  location: businessTexts.location.message,
  zipCode: businessTexts.zipCode.message,
  licenseNumber: "Please enter your license number",
  insuranceProvider: "Please name your insurance provider"
}

/** A profile's answers as they stand: typed, sent or stored, so of any kind. */
export type Answers = { readonly [Field in NeededField | "isInsured" | "isLicensed"]?: unknown }

/** Five digits, or nine ("78704-1234"). Which of them exist is for `Places` to say. */
export const isZipCode = (value: unknown): value is string =>
  typeof value === "string" && /^\s*\d{5}(-\d{4})?\s*$/.test(value)

const isText = (value: unknown, min: number) => typeof value === "string" && value.trim().length >= min

const isAnswer: Record<NeededField, (value: unknown) => boolean> = {
  businessName: (value) => isText(value, businessTexts.businessName.min),
  description: (value) => isText(value, businessTexts.description.min),
  specialties: (value) => Array.isArray(value) && value.length > 0,
  location: (value) => isText(value, businessTexts.location.min),
  zipCode: isZipCode,
  licenseNumber: (value) => isText(value, 1),
  insuranceProvider: (value) => isText(value, 1)
}

/** The fields that these answers need: a license number only from the licensed, an insurer only from the insured. */
export const askedFields = ({ isInsured, isLicensed }: Answers): ReadonlyArray<NeededField> =>
  neededFields.filter(
    (field) =>
      (field !== "licenseNumber" || isLicensed === true) &&
      (field !== "insuranceProvider" || isInsured === true)
  )

/** The fields still needed before a profile can be listed (docs/product.md#business-profile). */
export const missingFrom = (answers: Answers): ReadonlyArray<NeededField> =>
  askedFields(answers).filter((field) => !isAnswer[field](answers[field]))
