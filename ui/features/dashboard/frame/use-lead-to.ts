import { useState } from "react"
import { useLocation } from "wouter"

import type { Quote } from "#domain/quote/quote.ts"

import { entryPath } from "./entry-path.ts"
import { useTab } from "./use-tab.ts"

/**
 * Leads to a quote's entry in the open tab, as a notice does. The lists remount with each `arrival`, because the same
 * entry may have been led to before, and have moved since.
 */
export const useLeadTo = () => {
  const { tab } = useTab()
  const [, navigate] = useLocation()
  const [arrival, setArrival] = useState(0)
  const leadTo = (quote: Quote) => {
    navigate(entryPath(tab, quote), { replace: true })
    setArrival((count) => count + 1)
  }
  return { arrival, leadTo }
}
