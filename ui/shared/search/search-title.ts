import { availabilityLabel } from "#domain/provider/availability.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { foundTotal, totalWords } from "../format/provider-words.ts"

const everybody = "Home service professionals"

const subjectOf = ({ service, specialty }: ProviderQuery) => {
  const words = service?.replaceAll("-", " ")
  if (words === undefined) return specialty ?? everybody
  return specialty === undefined ? `“${words}”` : `${specialty}, “${words}”`
}

const qualitiesOf = ({ availability, checked, isInsured, isLicensed, minRating }: ProviderQuery) =>
  [
    minRating && `rated ${minRating} and up`,
    isLicensed && "licensed",
    isInsured && "insured",
    checked && `with a checked ${checked}`,
    availability && availabilityLabel(availability).toLowerCase()
  ].filter(Boolean)

/** A search in words, different for each search: "Plumbing near Austin, TX, licensed". */
export const searchWords = (query: ProviderQuery): string => {
  const place = query.zipCode ?? query.location
  const where = place === undefined ? "" : ` near ${place}`
  return [subjectOf(query) + where, ...qualitiesOf(query)].join(", ")
}

/** The same with the number of results, once that is known: "Plumbing near Austin, TX: 37 professionals". */
export const searchTitle = (
  query: ProviderQuery,
  found: Parameters<typeof foundTotal>[0] | undefined
): string => {
  const words = searchWords(query)
  if (found === undefined) return words
  return words === everybody
    ? `Compare ${totalWords(found).replace("professional", "home service professional")}`
    : `${words}: ${foundTotal(found)}`
}
