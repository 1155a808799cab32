import type SvgIcon from "@mui/material/SvgIcon"
import type { ComponentType } from "react"

import type { CategoryName } from "#domain/catalogue/category-names.ts"

import type { Choice } from "./choices.ts"
import type { Notice, Story } from "./extra-sections.ts"

/** One kind of work that the trade does. */
export interface Tile {
  readonly icon: typeof SvgIcon
  readonly title: string
  readonly text: string
}

export type TrustIcon =
  | "calendar"
  | "design"
  | "emergency"
  | "licence"
  | "materials"
  | "payment"
  | "permit"
  | "plan"
  | "quality"
  | "reviews"
  | "season"
  | "time"

/** One reason to choose the trade's providers here. */
export interface TrustPoint {
  readonly icon: TrustIcon
  readonly title: string
  readonly text: string
}

/** Everything that a landing page of one trade says (docs/product.md#landing-pages); two layouts draw it. */
export interface LandingPage {
  /** The category that the page's search is preset to. */
  readonly specialty: CategoryName
  readonly scene: ComponentType
  readonly title: string
  readonly lead: string
  /** What the browser's tab says. */
  readonly tab: string
  /** What the page calls the providers, in the plural: "plumbers". */
  readonly people: string
  readonly choice: Choice
  /** The button that applies location and choice. */
  readonly searchButton: string
  readonly services: { readonly title: string; readonly lead: string; readonly tiles: ReadonlyArray<Tile> }
  readonly list: { readonly title: string; readonly lead: string; readonly seeAll: string }
  readonly why: { readonly title: string; readonly points: ReadonlyArray<TrustPoint> }
  readonly closing: { readonly title: string; readonly text: string; readonly button: string }
}

/** The established six: plumbing, electrical, cleaning, roofing, painting, landscaping. */
export interface CategoryPage extends LandingPage {
  /** Stands right below the hero. */
  readonly notice?: Notice
  readonly story?: Story
}

/** The construction and home-improvement five. */
export interface ImprovementPage extends LandingPage {
  /** The hero's two buttons: to the search form, and to a new project. */
  readonly hero: { readonly find: string; readonly start: string }
  readonly story?: Story
}
