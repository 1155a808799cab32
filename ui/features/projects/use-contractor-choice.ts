import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useSearchParams } from "wouter"

import type { ProviderId } from "#domain/shared/ids.ts"
import { providerQuery, providersQuery } from "#ui/features/providers/use-providers.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { eachOnce } from "#ui/shared/api/each-once.ts"

// As many as the server gives at once.
const listLength = 50

/** The value of the select's option for open bidding; the option follows. */
export const openBidding = "all"
export const openBiddingOption = { value: openBidding, label: "All contractors (open bidding)" }

const isProviderId = (text: string): text is ProviderId =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

// A ZIP code, or a city with its state: before that a place is still being typed.
const wholePlace = /\b\d{5}$|^.+, ?[A-Za-z]{2}$/

const placeIn = (location: string) => wholePlace.exec(location.trim())?.[0]

/** The best rated providers of a trade; those who work near the place if there are any. */
const useOnOffer = (specialty: string | undefined, location: string) => {
  const place = placeIn(location)
  const best = { sortBy: "rating", ...(specialty ? { specialty } : {}) } as const
  const everywhere = useQuery({ ...providersQuery(best, listLength), placeholderData: keepPreviousData })
  const near = useQuery({
    ...providersQuery({ ...best, ...(place ? { location: place } : {}) }, listLength),
    enabled: place !== undefined,
    placeholderData: keepPreviousData
  })
  const nearby = place === undefined ? [] : (near.data?.items ?? [])
  return nearby.length > 0 ? nearby : (everywhere.data?.items ?? [])
}

interface Asked {
  readonly specialty: string | undefined
  readonly location: string
}

/**
 * Whom the project goes to: the provider in the URL (`providerId`), where the choice is stored so that it survives
 * signing in again. The options are the best rated of the project's category near its place; the choice stays when
 * these change.
 */
export const useContractorChoice = ({ location, specialty }: Asked) => {
  const [search, setSearch] = useSearchParams()
  const asked = search.getAll("providerId").find(isProviderId)
  const named = useQuery({ ...providerQuery(asked ?? ""), enabled: asked !== undefined })
  const onOffer = useOnOffer(specialty, location)
  // Any other failure says nothing about whether the provider is listed.
  const isGone = statusOf(named.error) === 404
  const chosenId = isGone ? "" : (asked ?? "")
  const known = eachOnce([...onOffer, ...(named.data ? [named.data] : [])])
  const providers = isGone ? known.filter(({ id }) => id !== asked) : known
  const choose = (id: string) => {
    const chosen = new URLSearchParams(search)
    chosen.delete("providerId")
    if (id !== openBidding) chosen.set("providerId", id)
    setSearch(chosen, { replace: true })
  }
  return {
    providers,
    /** Sent even where the provider's details could not be loaded, but not where the provider is not listed. */
    chosenId,
    isGone,
    selected: providers.find(({ id }) => id === chosenId) ?? null,
    choose
  }
}

export type ContractorChoice = ReturnType<typeof useContractorChoice>
