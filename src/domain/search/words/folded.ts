import { filler } from "./filler.ts"
import type { Token } from "./tokens.ts"
import { isKnown, isOfTasks, isPair, rightlyDoubled, vocabularyWords } from "./vocabulary-words.ts"

// Two short words may make a third one by chance: "do or".
const shortestJoined = 5
const shortestHalf = 4
// Two words that stand side by side in a phrase may be shorter: "hottub".
const shortestOfPair = 2

// Short words that make one word, whatever stands between them: "wi-fi" is not in Wisconsin, "a c repair" no cabinet's.
export const halves: ReadonlyMap<string, string> = new Map([
  ["wi", "fi"],
  ["a", "c"]
])

const isCutOff = (first: Token, second: Token) =>
  first.word.length === 1 || second.word.length === 1 || halves.get(first.word) === second.word

const joinedIsMeant = (first: Token, second: Token, word: string) =>
  isCutOff(first, second)
    ? isOfTasks(word) || filler.has(word)
    : word.length >= shortestJoined && vocabularyWords().has(word)

const joined = (tokens: ReadonlyArray<Token>, mayJoin: (first: Token, second: Token) => boolean) => {
  const read: Array<Token> = []
  for (const token of tokens) {
    const last = read.at(-1)
    const word = `${last?.word ?? ""}${token.word}`
    if (last !== undefined && mayJoin(last, token) && joinedIsMeant(last, token, word)) {
      read[read.length - 1] = { word, start: last.start, end: token.end }
    } else read.push(token)
  }
  return read
}

const isCut = (first: string, second: string) =>
  isPair(first, second) ||
  [first, second].every((half) => half.length >= shortestHalf && vocabularyWords().has(half))

const split = (token: Token): ReadonlyArray<Token> => {
  const { end, start, word } = token
  // "repairring" is no ring.
  if (isKnown(word) || rightlyDoubled(word) !== null) return [token]
  for (let at = shortestOfPair; at <= word.length - shortestOfPair; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (isCut(first, second)) return [first, second].map((half) => ({ word: half, start, end }))
  }
  return [token]
}

/** Single letters, and halves, that make a word with what stands beside them: "a/c", "don't", "wi-fi". */
export const withoutCuts = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => joined(tokens, isCutOff)

/**
 * Two words that make a known one are read as one, and one word that two known ones make is read as two: "handy man",
 * "waterheater".
 */
export const folded = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> =>
  joined(withoutCuts(tokens), () => true).flatMap(split)
