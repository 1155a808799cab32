import { createContext, useContext } from "react"

import type { ProjectStep } from "#domain/project/project-life-cycle.ts"
import type { Project } from "#domain/project/project.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"

/** A quote's steps that are asked about; an offer is written instead. */
export type QuoteMove = Exclude<QuoteStep, "offer">

/** What may be open above the dashboard, with the thing as it was when it was opened. */
export type DashboardDialog =
  | { readonly kind: "offer"; readonly quote: Quote }
  | { readonly kind: "bid"; readonly project: Project }
  | { readonly kind: "review"; readonly quote: Quote }
  | { readonly kind: "quote-step"; readonly quote: Quote; readonly step: QuoteMove }
  | { readonly kind: "project-step"; readonly project: Project; readonly step: ProjectStep }

export const DashboardDialogContext = createContext<(dialog: DashboardDialog) => void>(() => undefined)

/** Opens a dialog above the dashboard. It stays open while the lists behind it change. */
export const useOpenDialog = () => useContext(DashboardDialogContext)
