import type { ComponentType } from "react"

import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { IconPoint } from "#ui/shared/components/IconPoints.tsx"
import type { Why } from "#ui/shared/components/WhyChoose.tsx"

import type { Choice } from "./choices.ts"
import type { Notice, Story } from "./extra-sections.ts"

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
  readonly services: {
    readonly title: string
    readonly lead: string
    readonly tiles: ReadonlyArray<IconPoint>
  }
  readonly list: { readonly title: string; readonly lead: string; readonly seeAll: string }
  readonly why: Why
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
