import type { CategoryName } from "../catalogue/category-names.ts"
import { tradePeople } from "../catalogue/trade-people.ts"
import { capitalized } from "../shared/sentences.ts"

/** "We have no locksmiths yet. A handyman may help." */
export const notOfferedText = (people: string, helpers: ReadonlyArray<CategoryName>): string => {
  const sentence = `We have no ${people} yet.`
  const named = helpers.map((trade) => tradePeople[trade].one)
  return named.length === 0 ? sentence : `${sentence} ${capitalized(named.join(" or "))} may help.`
}
