import { useEffect, useState } from "react"

import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import type { Understood } from "./call-search.ts"
import { carryPlace } from "./carried-place.ts"
import { rememberPlace, useLastPlace } from "./last-place.ts"

/** Whether a search says nowhere where it looks, neither in its fields nor in its text. */
export const isPlaceless = ({ location, zipCode }: ProviderQuery, understood: Understood): boolean =>
  (zipCode ?? location ?? understood.place) === undefined

const hasZipCode = (text: string) => /\b\d{5}\b/.test(text)

interface Draft {
  /** The search beside which it was typed: another one begins anew. */
  readonly beside: string
  readonly typed: string
}

/** The last text that was sent beside such a field; the form itself may be gone by the answer. */
let sent: string | undefined

/** Keeps the place that a sent text has named, which the answer alone tells. */
const useKeptTextPlace = (service: string | undefined, inText: string | undefined) => {
  useEffect(() => {
    if (inText === undefined || service !== sent) return
    sent = undefined
    rememberPlace(inText)
  })
}

/**
 * The field for a place, beside one for what is wanted: what was typed there, until then the place that the search asks
 * for, by its field or its text, and else the last one.
 */
export const usePlaceField = (
  { location, service, zipCode }: ProviderQuery,
  understood: Understood | undefined
) => {
  const lastPlace = useLastPlace()
  // Of the two the ZIP code counts.
  const applied = zipCode ?? location
  const beside = JSON.stringify([service, applied])
  const [draft, setDraft] = useState<Draft | null>(null)
  const typed = draft?.beside === beside ? draft.typed : undefined
  const inText = applied === undefined ? understood?.place : undefined
  const place = typed ?? applied ?? inText ?? lastPlace ?? ""
  useKeptTextPlace(service, inText)

  /** The place to search near for this text, which is then the last one; undefined for none, or for the text's own. */
  const taken = (text: string): string | undefined => {
    setDraft(null)
    sent = text.trim()
    const near = place.trim() || undefined
    // What nobody has typed in the field gives way to what they type in the text: a ZIP code at once.
    if (typed === undefined && (applied === undefined || text.trim() !== service)) {
      if (hasZipCode(text)) return undefined
      carryPlace({ service: text.trim(), location: near })
    }
    rememberPlace(near ?? "")
    return near
  }
  return { place, type: (text: string) => setDraft({ beside, typed: text }), taken }
}
