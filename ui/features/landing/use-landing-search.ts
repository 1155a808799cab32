import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import { pageSize, type SortOrder } from "#domain/provider/search/search-options.ts"
import { useNearLastPlace } from "#ui/features/providers/use-near-last-place.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"
import { rememberPlace, useLastPlace } from "#ui/shared/search/last-place.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { searchTitle } from "#ui/shared/search/search-title.ts"
import { useProviderQuery } from "#ui/shared/search/use-provider-query.ts"

import { type Choice, everything } from "./choices.ts"
import type { LandingPage } from "./landing-page.ts"

/** The values of the search form: the place, and the kind of work or the urgency; "" for no restriction. */
export interface Choices {
  readonly location: string
  readonly choice: string
}

const read = (choice: Choice, query: ProviderQuery): Choices => {
  const chosen = choice.read(query)
  const known = choice.options.find(({ value }) => value === chosen && value !== everything)
  return { location: query.location ?? "", choice: known?.value ?? "" }
}

const same = (one: Choices, other: Choices) => one.location === other.location && one.choice === other.choice

const applicable = ({ choice, location }: Choices): Choices => ({
  location: location.trim(),
  choice: choice === everything ? "" : choice
})

const asQuery = (choice: Choice, chosen: Choices): ProviderQuery => ({
  ...choice.write(chosen.choice || undefined),
  location: chosen.location || undefined
})

/** The query for a landing page's professionals, by the search in the URL. */
export const landingQuery = (
  { choice, specialty }: Pick<LandingPage, "choice" | "specialty">,
  query: ProviderQuery
) => providersQuery({ ...asQuery(choice, read(choice, query)), specialty, sortBy: query.sortBy }, pageSize)

interface Draft {
  /** The applied search during which it was typed: with another search the fields begin anew. */
  readonly of: Choices
  readonly typed: Partial<Choices>
}

/**
 * The values of the fields: what the person has typed and chosen, until another search is applied (by Back, for
 * example); before that the applied search, and the place of an earlier search.
 */
const useDraft = (applied: Choices) => {
  const lastPlace = useLastPlace()
  const start: Draft = { of: applied, typed: {} }
  const [draft, setDraft] = useState(start)
  const current = same(draft.of, applied) ? draft : start
  if (current !== draft) setDraft(start)
  const change = (changes: Partial<Choices>) =>
    setDraft(({ of, typed }) => ({ of: applied, typed: { ...(same(of, applied) && typed), ...changes } }))
  const choices: Choices = {
    ...applied,
    location: applied.location || (lastPlace ?? ""),
    ...current.typed
  }
  return { choices, change, setDraft }
}

/**
 * A landing page's search (docs/product.md#landing-search): what is typed and chosen restricts nothing until it is
 * applied. The applied search and the order live in the address bar.
 */
export const useLandingSearch = (page: Pick<LandingPage, "choice" | "specialty">) => {
  const { choice } = page
  const { query, replaceQuery } = useProviderQuery()
  const applied = read(choice, query)
  const { change, choices, setDraft } = useDraft(applied)
  const list = useQuery(landingQuery(page, query))
  const isNarrowed = applied.location !== "" || applied.choice !== ""
  const near = useNearLastPlace(
    (location) => landingQuery(page, { location, sortBy: query.sortBy }),
    !isNarrowed
  )
  const shown = { ...asQuery(choice, applied), specialty: page.specialty }
  const search = (changes: Partial<Choices> = {}, sortBy = query.sortBy) => {
    const chosen = { ...choices, ...changes }
    const next = applicable(chosen)
    rememberPlace(next.location)
    setDraft({ of: next, typed: { ...chosen, location: next.location } })
    if (same(next, applied) && list.isError) void list.refetch()
    replaceQuery({ ...asQuery(choice, next), sortBy })
  }
  return {
    choices,
    change,
    search,
    isNarrowed,
    /** The search that the list shows, with the page's trade. */
    query: shown,
    /** The search in words; undefined without any restriction. */
    title: isNarrowed ? searchTitle(shown, list.data) : undefined,
    sortBy: query.sortBy,
    sort: (sortBy: SortOrder | undefined) => replaceQuery({ ...asQuery(choice, applied), sortBy }),
    /** The place of an earlier search, if the list is near it. */
    nearPlace: near?.place,
    list: near?.list ?? list
  }
}
export type LandingSearch = ReturnType<typeof useLandingSearch>
