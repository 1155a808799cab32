import type { CategoryName } from "#domain/catalogue/category-names.ts"

import { vocabulary } from "./index.ts"
import { phrasesOf, wordingsOf } from "./notation.ts"

export interface TaskSuggestion {
  /** "clogged drain" */
  readonly text: string
  readonly trade: CategoryName
  /** Every wording of it, beginning with the text. */
  readonly wordings: ReadonlyArray<string>
}

/** Tidy phrases to offer to somebody who types; a phrase of two trades stands with the one that is named first. */
export const taskSuggestions = (): ReadonlyArray<TaskSuggestion> =>
  [
    ...new Map(
      vocabulary
        .flatMap(({ trade, tasks }) =>
          tasks.flatMap(phrasesOf).map((wordings) => ({ text: wordings[0] ?? "", trade, wordings }))
        )
        .toReversed()
        .map((suggestion) => [suggestion.text, suggestion])
    ).values()
  ].toReversed()

export interface PeopleOfTrade {
  readonly trade: CategoryName
  /** The names of the people who do the trade. */
  readonly people: ReadonlyArray<string>
}

/** The names of the people of each trade: somebody who types one of them may want the trade. */
export const peopleOfTrades = (): ReadonlyArray<PeopleOfTrade> =>
  vocabulary.map(({ people, trade }) => ({ trade, people: people.flatMap(wordingsOf) }))
