import { categoryNames } from "./category-names.ts"

/**
 * Specialties as a bit mask, a bit for each category in the order of the catalogue: one comparison tells a store
 * whether somebody does any of several trades.
 */
export const tradeMask = (specialties: ReadonlyArray<string>): number => {
  const keys = new Set(specialties.map((specialty) => specialty.toLowerCase()))
  return categoryNames.reduce(
    (mask, name, bit) => (keys.has(name.toLowerCase()) ? mask | (1 << bit) : mask),
    0
  )
}
