/** Upper case, letters and digits only. */
const plainKey = (text: string): string =>
  text
    .toUpperCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/\b(ST|FT|MT)\./g, "$1 ")
    .replaceAll(".", "")
    .replaceAll(/[^A-Z0-9]+/g, " ")
    .trim()

const writtenOut = (key: string): string =>
  key
    .replaceAll(/\bST\b/g, "SAINT")
    .replaceAll(/\bFT\b/g, "FORT")
    // At the end it is Montana.
    .replaceAll(/\bMT\b(?= )/g, "MOUNT")

/** Upper case, letters and digits only, the usual short forms written out: how places are looked up. */
export const placeKey = (text: string): string => writtenOut(plainKey(text))

/** The same of a name that is still being typed: "st" may become "Stamford", "st l" is Saint Louis. */
export const placePrefix = (text: string): string => {
  const key = plainKey(text)
  const end = key.lastIndexOf(" ") + 1
  return writtenOut(key.slice(0, end)) + key.slice(end)
}

// Digits that go on in letters are part of a name; those after letters ("TX78704") only lack a space.
const zipCode = /(?<![\d-])(\d{5})(?:-\d{4})?(?![\w-])/g

/** The five-digit groups of a text (a ZIP+4 counts by its first five), the last one first: it follows the street. */
export const zipCodesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(zipCode)].map(([, digits = ""]) => digits).toReversed()

/** Whether the text begins with five digits and goes on: that may be a house number. */
export const beginsWithNumber = (text: string) => /^\s*\d{5}\s+[^\s\d]/.test(text)

const preposition = /^\s*(?:in|near|around|close to)\s+/i
const country = /[\s,]+(?:USA|U\.S\.A?\.?|United States(?: of America)?)\s*$/i

/**
 * What could be the place in a text, the longest reading first: "12 Oak St, Austin, TX" is read as a whole, then as
 * "Austin, TX", then as "TX". "near", ZIP codes and the country are left out.
 */
export const placeReadings = (text: string): ReadonlyArray<string> => {
  const parts = text
    .replace(preposition, "")
    .replace(country, "")
    .replaceAll(zipCode, " ")
    .split(",")
    .map(placeKey)
    .filter((part) => part !== "")
  return parts.map((_, start) => parts.slice(start).join(" "))
}
