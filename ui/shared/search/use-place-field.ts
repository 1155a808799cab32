import { useEffect, useState } from "react"

import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import type { Understood } from "./call-search.ts"
import { carryPlace } from "./carried-place.ts"
import { rememberPlace, useLastPlace } from "./last-place.ts"

/** Whether a search names no place, neither in its fields nor in its text. */
export const isPlaceless = ({ location, zipCode }: ProviderQuery, understood: Understood): boolean =>
  (zipCode ?? location ?? understood.place) === undefined

const hasZipCode = (text: string) => /\b\d{5}\b/.test(text)

interface Draft {
  /** The key of the search during which the place was typed: with another search the field begins anew. */
  readonly beside: string
  readonly typed: string
}

/** The last text that was submitted beside a place field; the form itself may be unmounted when the answer comes. */
let sent: string | undefined

/** Remembers the place that a submitted text names, which only the server's answer tells. */
const useKeptTextPlace = (service: string | undefined, inText: string | undefined) => {
  useEffect(() => {
    if (inText === undefined || service !== sent) return
    sent = undefined
    rememberPlace(inText)
  })
}

/**
 * The field for a place, beside one for what is wanted. It shows what was typed there; before that the place of the
 * search, from its field or its text; and else the last place.
 */
export const usePlaceField = (
  { location, service, zipCode }: ProviderQuery,
  understood: Understood | undefined
) => {
  const lastPlace = useLastPlace()
  // The ZIP code takes precedence over the location.
  const applied = zipCode ?? location
  const beside = JSON.stringify([service, applied])
  const [draft, setDraft] = useState<Draft | null>(null)
  const typed = draft?.beside === beside ? draft.typed : undefined
  const inText = applied === undefined ? understood?.place : undefined
  const place = typed ?? applied ?? inText ?? lastPlace ?? ""
  useKeptTextPlace(service, inText)

  /**
   * The place to search near for a submitted text; it is remembered as the last place. Undefined for no place, or for
   * the one that the text names.
   */
  const taken = (text: string): string | undefined => {
    setDraft(null)
    sent = text.trim()
    const near = place.trim() || undefined
    // A place that nobody has typed in the field gives way to a place in the text that they typed: to a ZIP code at
    // once.
    if (typed === undefined && (applied === undefined || text.trim() !== service)) {
      if (hasZipCode(text)) return undefined
      carryPlace({ service: text.trim(), location: near })
    }
    rememberPlace(near ?? "")
    return near
  }
  return { place, type: (text: string) => setDraft({ beside, typed: text }), taken }
}
