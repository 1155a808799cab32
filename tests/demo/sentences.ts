export const sentencesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== "")

/** The sentences that more than one of the texts contains. */
export const sentencesShared = (texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const sentences = texts.flatMap((text) => Array.from(new Set(sentencesOf(text))))
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
}
