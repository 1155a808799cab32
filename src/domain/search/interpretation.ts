import type { CategoryName } from "../catalogue/category-names.ts"
import type { SearchPlace } from "../geo/search-place.ts"
import { searchWords } from "../provider/search/search-words.ts"

/** What a person means by the text of a search. */
export interface Interpretation {
  /** Words that must occur in a provider's own words, spelled right, as `searchWords` writes them. */
  readonly words: ReadonlyArray<string>
  /** The text with its typing errors corrected; null where there were none. */
  readonly corrected: string | null
  /** The trades that are meant, the most likely one first; empty when nothing in the text tells one. */
  readonly trades: ReadonlyArray<CategoryName>
  /** "emergency", "tonight": those who are available today come first. */
  readonly isUrgent: boolean
  /** "plumber in Round Rock", "electrician 78704". */
  readonly place: SearchPlace | null
  /** "Narnia" of "plumber in Narnia": a place of which nobody knows, as it was typed. */
  readonly unknownPlace: string | null
  /** The people who are meant and not offered, in the plural: "locksmiths". `trades` are then those who may help. */
  readonly notOffered: string | null
}

/** The interpretation of a text by its words alone. */
export const asWritten = (text: string): Interpretation => ({
  words: searchWords(text),
  corrected: null,
  trades: [],
  isUrgent: false,
  place: null,
  unknownPlace: null,
  notOffered: null
})
