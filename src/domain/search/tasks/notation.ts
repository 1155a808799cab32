/**
 * A line of the vocabulary is words with spaces between them. `|` stands between things, each of which makes a phrase
 * of its own: "clogged drain|sink" is "clogged drain" and "clogged sink". `/` stands between words for the same thing,
 * the tidiest first: "clogged/blocked drain" is one phrase. `_` is a space within one of them: "backed_up".
 */
export type Line = string

const combined = (parts: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  parts.reduce<ReadonlyArray<string>>(
    (texts, part) => texts.flatMap((text) => part.map((word) => (text === "" ? word : `${text} ${word}`))),
    [""]
  )

const plain = (word: string) => word.replaceAll("_", " ")

/** Every wording of a line. */
export const wordingsOf = (line: Line): ReadonlyArray<string> =>
  combined(line.split(" ").map((part) => part.split(/[|/]/).map(plain)))

/** The phrases of a line, each in all its wordings, the tidiest first. */
export const phrasesOf = (line: Line): ReadonlyArray<ReadonlyArray<string>> =>
  combined(line.split(" ").map((part) => part.split("|"))).map(wordingsOf)
