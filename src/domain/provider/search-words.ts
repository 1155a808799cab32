const stopWords = new Set(
  "a an and any are as at be by do for from i in is it me my near need of on or our the to we with".split(" ")
)

// More words than a person types; each costs the text index a lookup.
const maxWords = 8

/**
 * The words that a free text or a service slug (spec section 7) asks for: lower case, without accents and
 * punctuation, each once. Empty when nothing in the text can be searched for; never fails.
 */
export const searchWords = (text: string): ReadonlyArray<string> => {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "" && !stopWords.has(word))
  return [...new Set(words)].slice(0, maxWords)
}
