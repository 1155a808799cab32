import { maxLength } from "../shared/limits.ts"

/** What each text about a business has to be (docs/product.md#professional-application), and the words when it is not. */
export const businessTexts = {
  businessName: { min: 2, max: maxLength.name, message: "Business name is required" },
  description: {
    min: 50,
    max: maxLength.text,
    message: "Please provide at least 50 characters describing your services"
  },
  location: { min: 2, max: maxLength.location, message: "Location is required" },
  zipCode: { min: 5, max: 10, message: "Valid ZIP code is required" }
} as const

export const noSpecialty = "Please select at least one specialty"
export const notInList = "Please choose your specialties from the list"
