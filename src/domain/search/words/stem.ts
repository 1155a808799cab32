// Words that the rules would take for a form of another one.
const asTheyAre = new Set(
  "rated rating stuffy molding moulding footing handy coping slopping moped moping flue pared pine pinte range movies unity unite grim pooling siding paneling ironing morning evening wedding nothing anything something during spring string dirty party care fire tube rate plane apartment basement plant united removals leaves tired facing".split(
    " "
  )
)

const hasVowel = (text: string) => /[aeiouy]/.test(text)

const undoubled = (word: string) => word.replace(/([bdgmnprt])\1$/, "$1")

const withoutPlural = (word: string) => {
  if (/(?:ss|us|is)$/.test(word)) return word
  return word.replace(/ies$/, "y").replace(/(?<=..)s$/, "")
}

const withoutEnding = (word: string) => {
  const begun = /^(.{3,})(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  if (begun !== undefined && hasVowel(begun)) return undoubled(begun)
  return word.replace(/(?<=^.{6,})ment$/, "").replace(/(?<=^.{5,})ion$/, "")
}

/** What the forms of a word have in common: "leak" of "leaks", "leaking", "leaked" and "leaky". Not always a word. */
export const stemOf = (word: string): string => {
  if (word.length < 4 || asTheyAre.has(word)) return word
  const single = withoutPlural(word)
  if (single.length < 4 || asTheyAre.has(single)) return single
  return withoutEnding(single).replace(/(?<=^.{3,})[ey]$/, "")
}
