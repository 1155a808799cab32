import { tradePeople } from "#domain/catalogue/trade-people.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import { searchRadiusMiles } from "#domain/provider/search/search-options.ts"
import { notUnderstoodText } from "#domain/search/not-understood-text.ts"
import { unknownPlaceText } from "#domain/search/unknown-place-text.ts"
import type { Understood } from "#ui/shared/search/call-search.ts"
import { filterNames, type ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { isPlaceless } from "#ui/shared/search/use-place-field.ts"

const tradeAndPlace = new Set<keyof ProviderQuery>(["service", "specialty", "location", "zipCode", "within"])

const isOnlyTradeAndPlace = (query: ProviderQuery) =>
  filterNames.every((name) => !query[name] || tradeAndPlace.has(name))

/** Whether a search is a text, perhaps with a place: what takes it back is no filter. */
export const isTextAlone = (query: ProviderQuery): boolean =>
  query.service !== undefined && query.specialty === undefined && isOnlyTradeAndPlace(query)

/** The trade that a search is after; undefined when it names none. */
export const tradeOf = ({ specialty }: ProviderQuery, { trades }: Understood): string | undefined =>
  specialty ?? trades[0]

const peopleOf = (specialty = "") => {
  const category = categoryNamed(specialty)
  return category === undefined ? "professionals" : tradePeople[category].many
}

/** Whether a text means no known trade, and the search asks for nothing else but a place. */
export const isTextUnclear = (query: ProviderQuery, { notOffered, trades }: Understood): boolean =>
  query.service !== undefined && trades.length === 0 && notOffered === undefined && isOnlyTradeAndPlace(query)

// Otherwise some of the trade may be near that only do not match the text.
const meansTheTrade = ({ service, specialty }: ProviderQuery, { trades }: Understood) =>
  service === undefined ||
  (specialty === undefined ? trades.length > 0 : trades.some((trade) => trade === categoryNamed(specialty)))

/** "within 50 miles of Austin, TX", "in Texas". */
const whereOf = (place: string, miles: string | undefined) =>
  /[,\d]/.test(place) ? `within ${miles ?? searchRadiusMiles} miles of ${place}` : `in ${place}`

/** Why a search finds nobody, if its place explains that; undefined where the search has no place. */
export const noOneNear = (query: ProviderQuery, understood: Understood): string | undefined => {
  const asked = query.zipCode ?? query.location
  const { place } = understood
  if (place === undefined) {
    return asked === undefined ? undefined : unknownPlaceText(asked)
  }
  const where = whereOf(place, query.within)
  return isOnlyTradeAndPlace(query) && meansTheTrade(query, understood)
    ? `No ${peopleOf(tradeOf(query, understood))} ${where}.`
    : `Nobody ${where} matches all that you have asked for.`
}

/** Why a search finds nobody anywhere, as far as its place or its text explains it. */
export const whyNobody = (query: ProviderQuery, understood: Understood): string | undefined => {
  const isPlaceUnknown = understood.place === undefined && !isPlaceless(query, understood)
  return !isPlaceUnknown && isTextUnclear(query, understood)
    ? notUnderstoodText(query.service ?? "")
    : noOneNear(query, understood)
}
