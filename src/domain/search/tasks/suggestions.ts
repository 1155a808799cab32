import type { CategoryName } from "#domain/catalogue/category-names.ts"

import { vocabulary } from "./index.ts"
import { phrasesOf } from "./notation.ts"

export interface TaskSuggestion {
  /** "clogged drain" */
  readonly text: string
  readonly trade: CategoryName
}

/** Tidy phrases to offer to somebody who types; a phrase of two trades stands with the one that is named first. */
export const taskSuggestions = (): ReadonlyArray<TaskSuggestion> =>
  [
    ...new Map(
      vocabulary
        .flatMap(({ trade, tasks }) => tasks.flatMap(phrasesOf).map((text) => ({ text, trade })))
        .toReversed()
        .map((suggestion) => [suggestion.text, suggestion])
    ).values()
  ].toReversed()
