import type { ProviderProfile } from "../provider.ts"

/** Words of a language rather than of a subject. */
export const stopWords: ReadonlySet<string> = new Set(
  "a an and any are as at be by do for from i in is it me my near need of on or our the to we with".split(" ")
)

// More words than a person types; each costs the text index a lookup.
const maxWords = 8

/** All words of a text in the form in which words are compared: lower case, without accents and punctuation. */
export const wordsOf = (text: string): ReadonlyArray<string> => {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== "")
}

/** A text as its words with blanks between them: what is compared word by word. */
export const wordText = (text: string): string => wordsOf(text).join(" ")

/** What of a professional is searched for words: in all stores. */
export const searchedIn = ({
  businessName,
  description,
  specialties
}: Pick<ProviderProfile, "businessName" | "description" | "specialties">): string =>
  [businessName, ...specialties, description].join(" ")

/**
 * The words that a free text or a service slug (docs/product.md#service-filters) asks for, each once. Empty when
 * nothing in the text can be searched for; never fails.
 */
export const searchWords = (text: string): ReadonlyArray<string> =>
  [...new Set(wordsOf(text).filter((word) => !stopWords.has(word)))].slice(0, maxWords)

// The stemmers cut these to prefixes of words with another meaning: "general" and "generation", "garage", "Houston",
// "side", "foot", "mold", "apart", "conversation", "extensive", "fabric", "across", "least", "later", "drawer".
const words =
  "acre apartment container conversion drawing extension flies footing gas general generator house lateral lease " +
  "medical molding regulator siding suite transformer"
const writtenBeginnings = new RegExp(`^(?:(?:${words.replaceAll(" ", "|")})(?=s?$)|cupp|fabricat|organiz)`)

/** The prefix of words like this one, as they are written; null for most words, which are found by their stem, too. */
export const writtenBeginning = (word: string): string | null => writtenBeginnings.exec(word)?.[0] ?? null
