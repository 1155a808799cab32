import { betweenDenied, denials, filler, urgentPhrases, urgentWords } from "./filler.ts"
import type { Token } from "./tokens.ts"

const standsAt = (tokens: ReadonlyArray<Token>, at: number) => (phrase: ReadonlyArray<string>) =>
  phrase.every((word, index) => tokens[at + index]?.word === word)

interface Urgency {
  readonly from: number
  readonly to: number
}

/** The places of words of urgency in a text, also where these are denied: "no rush". */
const urgencies = (tokens: ReadonlyArray<Token>): ReadonlyArray<Urgency> =>
  tokens.flatMap(({ word }, from) => {
    const phrase = urgentPhrases.find(standsAt(tokens, from))
    if (phrase !== undefined) return [{ from, to: from + phrase.length }]
    return urgentWords.has(word) ? [{ from, to: from + 1 }] : []
  })

/** "not in a rush": whether a denial stands before it, with only words between that say nothing. */
const isDenied = (tokens: ReadonlyArray<Token>, { from }: Urgency): boolean => {
  const last = tokens.slice(0, from).findLast(({ word }) => !betweenDenied.has(word))
  return last !== undefined && denials.has(last.word)
}

export const isUrgent = (tokens: ReadonlyArray<Token>): boolean =>
  urgencies(tokens).some((urgency) => !isDenied(tokens, urgency))

/** The words that say something of the work: without filler and without those that say that it is urgent. */
export const telling = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const said = urgencies(tokens)
  const isOfUrgency = (at: number) => said.some(({ from, to }) => from <= at && at < to)
  return tokens.filter(({ word }, at) => !isOfUrgency(at) && !filler.has(word))
}
