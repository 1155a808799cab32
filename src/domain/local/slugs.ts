import { type CategoryName, categoryNames } from "../catalogue/category-names.ts"
import { wordsOf } from "../provider/search/search-words.ts"

/** "Salt Lake City" as an address writes it: "salt-lake-city". */
const slugOf = (name: string): string => wordsOf(name).join("-")

/** "kitchen-remodeling": a category in the address of a local page. */
export const categorySlugOf = (name: CategoryName): string => slugOf(name)

const bySlug: ReadonlyMap<string, CategoryName> = new Map(
  categoryNames.map((name) => [categorySlugOf(name), name])
)

export const categoryOfSlug = (slug: string): CategoryName | undefined => bySlug.get(slug)

const byKey: ReadonlyMap<string, CategoryName> = new Map(
  categoryNames.map((name) => [name.toLowerCase(), name])
)

/** The names of the categories as listings store their specialties: in lower case. */
export const categoryKeys: ReadonlyArray<string> = [...byKey.keys()]

/** The category that a provider's specialty names, whatever its case; undefined for none of the catalogue. */
export const categoryNamed = (specialty: string): CategoryName | undefined =>
  byKey.get(specialty.toLowerCase())

interface City {
  readonly city: string
  /** Two letters: "TX". */
  readonly state: string
}

/** A city as addresses and stores name it: "tx/salt-lake-city". */
export const placeSlugOf = ({ city, state }: City): string => `${state.toLowerCase()}/${slugOf(city)}`
