import { filler, urgentPhrases, urgentWords } from "./filler.ts"
import type { Token } from "./tokens.ts"

const standsAt = (tokens: ReadonlyArray<Token>, at: number) => (phrase: ReadonlyArray<string>) =>
  phrase.every((word, index) => tokens[at + index]?.word === word)

/** For each word whether it says that the thing is urgent. */
const urgencyOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<boolean> => {
  const urgent = tokens.map(({ word }) => urgentWords.has(word))
  for (const at of tokens.keys()) {
    const phrase = urgentPhrases.find(standsAt(tokens, at))
    if (phrase !== undefined) urgent.fill(true, at, at + phrase.length)
  }
  return urgent
}

export const isUrgent = (tokens: ReadonlyArray<Token>): boolean => urgencyOf(tokens).includes(true)

/** The words that say something of the work: without filler and without those that say that it is urgent. */
export const telling = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const urgent = urgencyOf(tokens)
  return tokens.filter(({ word }, index) => urgent[index] === false && !filler.has(word))
}
