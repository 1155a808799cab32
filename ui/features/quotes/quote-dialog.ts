import type { ComponentType } from "react"

import type { Provider } from "#domain/provider/provider.ts"
import { sayNotLoaded } from "#ui/shared/feedback/refusal.ts"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"
import { makeStore, useStore } from "#ui/shared/state/store.ts"

/** What the dialog needs to know of the provider who is asked. */
export type QuoteTarget = Pick<Provider, "businessName" | "id" | "location" | "specialties" | "zipCode">

export interface QuoteDialogProps {
  readonly provider: QuoteTarget
  readonly onClose: () => void
}

interface OpenDialog {
  readonly provider: QuoteTarget
  readonly Dialog: ComponentType<QuoteDialogProps>
}

const shown = makeStore<OpenDialog | undefined>(undefined)
// Counts openings and closings: a dialog whose code arrives after the person has gone on stays closed.
let turn = 0

const load = async () => (await import("./QuoteDialog.tsx")).QuoteDialog

/** Fetches the dialog's code ahead of its first use; a failure shows when it is opened. */
export const preloadQuoteDialog = fetchAhead(load)

/** Opens the quote request dialog, from anywhere. Its code is no part of a page's first view. */
export const askForQuote = async (provider: QuoteTarget): Promise<void> => {
  turn += 1
  const mine = turn
  try {
    const Dialog = await load()
    if (mine === turn) shown.set({ provider, Dialog })
  } catch {
    sayNotLoaded()
  }
}

export const closeQuoteDialog = (): void => {
  turn += 1
  shown.set(undefined)
}

export const useOpenQuoteDialog = () => useStore(shown, undefined)
