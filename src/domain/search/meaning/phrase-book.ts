import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import { once } from "#domain/shared/once.ts"

import { vocabulary } from "../tasks/index.ts"
import { notOffered } from "../tasks/not-offered.ts"
import { type Line, wordingsOf } from "../tasks/notation.ts"
import type { NotOffered } from "../tasks/trade-words.ts"
import { sensesOfPhrase } from "./synonym-rules.ts"

/** What a text may be about. */
export type Subject = CategoryName | NotOffered

export interface Phrase {
  readonly senses: ReadonlyArray<string>
  readonly weights: Map<Subject, number>
}

// Longer phrases say more than all phrases within them; beyond four words they are as sure as can be.
const weightBySize = [0, 2, 5, 9, 13]
const weights = { people: 12, sure: 6, also: 0.5, hints: 0.25 }

// Words that hold a phrase together and occur in every text.
const joining = new Set("a after and at for from in of off on or the to up with".split(" "))
const isJoining = (sense: string) => joining.has(sense)

const sensesToldBy = (wording: string): ReadonlyArray<string> => {
  const said = [...sensesOfPhrase(wording.split(" "))]
  return (said.every(isJoining) ? said : said.filter((sense) => !isJoining(sense))).toSorted()
}

const allPhrases = (): ReadonlyArray<Phrase> => {
  const phrases = new Map<string, Phrase>()
  const add = (subject: Subject, lines: ReadonlyArray<Line>, weigh: (bySize: number) => number) => {
    for (const wording of lines.flatMap(wordingsOf)) {
      const senses = sensesToldBy(wording)
      const key = senses.join(" ")
      const phrase = phrases.get(key) ?? { senses, weights: new Map<Subject, number>() }
      const weight = weigh(weightBySize[Math.min(senses.length, weightBySize.length - 1)] ?? 0)
      phrase.weights.set(subject, Math.max(weight, phrase.weights.get(subject) ?? 0))
      phrases.set(key, phrase)
    }
  }

  for (const { also, hints, people, sure, tasks, things, trade } of vocabulary) {
    add(trade, people, () => weights.people)
    add(trade, sure, () => weights.sure)
    add(trade, [...tasks, ...things], (bySize) => bySize)
    add(trade, also, (bySize) => bySize * weights.also)
    add(trade, hints, (bySize) => bySize * weights.hints)
  }
  for (const subject of notOffered) {
    add(subject, subject.named, () => weights.people)
    add(subject, subject.tasks, (bySize) => bySize * (subject.people === null ? weights.hints : 1))
  }
  return [...phrases.values()]
}

/** An index of phrases by the rarest of their words, so that few are tried for a text. */
const byRarest = once(() => {
  const phrases = allPhrases()
  const uses = new Map<string, number>()
  for (const sense of phrases.flatMap(({ senses }) => senses)) uses.set(sense, (uses.get(sense) ?? 0) + 1)

  return groupBy(phrases, ({ senses }) =>
    senses.reduce((least, sense) => ((uses.get(sense) ?? 0) < (uses.get(least) ?? 0) ? sense : least))
  )
})

/** The phrases of the vocabulary whose words all stand in a text. */
export const phrasesIn = (senses: ReadonlySet<string>): ReadonlyArray<Phrase> =>
  [...senses].flatMap((rarest) =>
    (byRarest().get(rarest) ?? []).filter((phrase) => phrase.senses.every((sense) => senses.has(sense)))
  )
