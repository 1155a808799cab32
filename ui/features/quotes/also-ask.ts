import type { ComponentType } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import { makeStore, useStore } from "#ui/shared/state/store.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

/** A request that was sent, to whom, and the place that the homeowner had searched, if any. */
export interface SentRequest {
  readonly provider: QuoteTarget
  readonly quote: Quote
  readonly searchedPlace: string | null
}

export interface AlsoAskProps extends SentRequest {
  readonly onClose: () => void
}

interface Open extends SentRequest {
  readonly Panel: ComponentType<AlsoAskProps>
}

const shown = makeStore<Open | undefined>(undefined)
// The last request, until the person has gone on: a panel whose code arrives after that stays away.
let last: SentRequest | undefined

/** Offers to send the same request to others nearby. Where its code cannot be loaded, the page does without. */
export const offerOthers = async (request: SentRequest): Promise<void> => {
  last = request
  const loaded = await import("./AlsoAsk.tsx").catch(() => undefined)
  if (loaded && last === request) shown.set({ ...request, Panel: loaded.AlsoAsk })
}

export const closeAlsoAsk = (): void => {
  last = undefined
  shown.set(undefined)
}

export const useOpenAlsoAsk = () => useStore(shown, undefined)
