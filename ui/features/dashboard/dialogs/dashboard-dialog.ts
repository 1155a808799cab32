import { createContext, useContext } from "react"

import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { QuoteMove } from "#ui/features/offers/quote-step-words.ts"

import type { AskedStep } from "../projects/project-step-words.ts"

/** A dialog above the dashboard, with its thing as it was when the dialog was opened. */
export type DashboardDialog =
  | { readonly kind: "bid"; readonly project: Project }
  | { readonly kind: "change-project"; readonly project: Project }
  | { readonly kind: "delete-draft"; readonly project: Project }
  | { readonly kind: "invite"; readonly project: Project }
  | { readonly kind: "review"; readonly quote: Quote }
  | { readonly kind: "problem"; readonly quote: Quote }
  | { readonly kind: "quote-step"; readonly quote: Quote; readonly step: QuoteMove }
  | { readonly kind: "project-step"; readonly project: Project; readonly step: AskedStep }

export const DashboardDialogContext = createContext<(dialog: DashboardDialog) => void>(() => undefined)

/** Opens a dialog above the dashboard. It stays open while the lists behind it change. */
export const useOpenDialog = () => useContext(DashboardDialogContext)
