import type { Token } from "../words/tokens.ts"
import { isPreposition, lastWords, named } from "./named-place.ts"
import { type AsksPlaces, type Found, isAround, isCommon, typed, type Unknown } from "./place-words.ts"

const isZipCode = ({ word }: Token) => /^\d{5}$/.test(word)

/** How many words, from the first on, say of digits beside them that they are a ZIP code. */
const zipWords = ([first, second]: ReadonlyArray<Token>): number => {
  if (first?.word === "zip") return second?.word === "code" ? 2 : 1
  return first?.word === "zipcode" ? 1 : 0
}

/** A ZIP code with what belongs to it: "zip code 78704", "78704-1234" */
const withItsWords = (text: string, tokens: ReadonlyArray<Token>, zipCode: Token): ReadonlyArray<Token> => {
  const at = tokens.indexOf(zipCode)
  const before = [2, 1].find((length) => zipWords(tokens.slice(Math.max(0, at - length), at)) === length) ?? 0
  const end = at + (/^-\d{4}(?!\w)/.test(text.slice(zipCode.end)) ? 2 : 1)
  return tokens.slice(at - before, end + zipWords(tokens.slice(end)))
}

// "heat pump 36000", "generator 12000"
const isSize = ({ word }: Token) => /^[1-9]\d000$/.test(word)

/**
 * A ZIP code that nobody knows at the end of a text: "plumber in 00000", "clogged drain 12346". Five digits elsewhere
 * may be a number of anything.
 */
export const unknownZipCodeIn = (
  text: string,
  tokens: ReadonlyArray<Token>,
  tellsTrade: (tokens: ReadonlyArray<Token>) => boolean
): Unknown | null => {
  const told = tokens.slice(0, tokens.findLastIndex((token) => !isAround(token)) + 1)
  const zipCode = told.findLast(isZipCode)
  if (zipCode === undefined) return null
  const words = withItsWords(text, told, zipCode)
  const at = told.indexOf(words[0] ?? zipCode)
  if (at === 0 || at + words.length < told.length) return null
  const preposition = told.slice(at - 1, at).filter(isPreposition)
  const isMeant = preposition.length > 0 || (!isSize(zipCode) && tellsTrade(told.slice(0, at)))
  return isMeant ? { name: zipCode.word, tokens: [...preposition, ...words] } : null
}

/** "electrician 78704", "plumber austin tx 78704", "movers 78704 to 75201" */
export const byZipCode = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const known = tokens.flatMap((token) => {
    const place = isZipCode(token) ? asks.find(token.word) : null
    if (place === null) return []
    const words = withItsWords(text, tokens, token)
    const start = tokens.indexOf(words[0] ?? token)
    return [{ place, words, start, next: tokens[start + words.length] }]
  })
  const zipCode = known.find(({ next }) => next?.word === "to") ?? known.at(-1)
  if (zipCode === undefined) return null
  const { place, start } = zipCode
  const words = known.flatMap((one) => one.words)
  for (const before of lastWords(tokens.slice(0, start))) {
    const [first] = before
    if (first === undefined || before.some(isZipCode)) continue
    const called = isCommon(first) ? named(text, before, asks) : asks.find(typed(text, before))
    if (called !== null) return { place, tokens: [...before, ...words] }
  }
  return { place, tokens: words }
}
