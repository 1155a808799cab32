import * as Schema from "effect/Schema"

import { optionalChoice } from "../shared/choice.ts"
import { ProjectId } from "../shared/ids.ts"
import { maxLength } from "../shared/limits.ts"
import { Flag, ownPage, wholeNumber } from "../shared/page.ts"
import { searchedText } from "../shared/text.ts"
import { feedShows, feedSorts, maxWithin, minWithin } from "./feed-options.ts"

const wrongSort = "Please sort by newest, nearest or budget"
const wrongShow = "Please choose near, invited or offers"
const tooLong = `Please search for ${maxLength.title} characters or fewer`

/** Which of the projects that one sees. The fields after `waiting` are for providers; others' are ignored. */
export const ProjectPage = Schema.Struct({
  ...ownPage(ProjectId),
  waiting: Flag,
  /** All of its words must occur in the title, the description or the category. */
  query: Schema.optional(searchedText(tooLong, maxLength.title)).annotate({ message: tooLong }),
  sort: optionalChoice(feedSorts, wrongSort),
  /** Miles: what is near is looked for in a smaller circle than the provider's own. */
  within: wholeNumber(`Please choose ${minWithin} to ${maxWithin} miles`, minWithin, maxWithin),
  show: optionalChoice(feedShows, wrongShow)
})
export type ProjectPage = typeof ProjectPage.Type

// Each word costs a look at every text in reach.
const maxWords = 8

/** The words of a search for projects, as they are written, in lower case. */
export const feedWords = (query: string): ReadonlyArray<string> =>
  [...new Set(query.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean))].slice(0, maxWords)

interface SearchedTexts {
  readonly title: string
  readonly description: string
  readonly category: string
}

/** Whether a project has all of the words. */
export const hasWords = (
  { category, description, title }: SearchedTexts,
  words: ReadonlyArray<string>
): boolean => {
  const text = `${title} ${description} ${category}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
