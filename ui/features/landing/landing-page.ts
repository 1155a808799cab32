import type { ComponentType } from "react"

import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { IconPoint } from "#ui/shared/components/IconPoints.tsx"
import type { Why } from "#ui/shared/components/WhyChoose.tsx"

import type { Choice } from "./choices.ts"
import type { Notice, Story } from "./extra-sections.ts"

/** The content of a trade's landing page (docs/product.md#landing-pages); there are two layouts for it. */
export interface LandingPage {
  /** The category that the page's search is preset to. */
  readonly specialty: CategoryName
  readonly scene: ComponentType
  readonly title: string
  readonly lead: string
  /** The title of the browser's tab. */
  readonly tab: string
  /** What the page calls the providers, in the plural: "plumbers". */
  readonly people: string
  readonly choice: Choice
  /** The label of the button that applies location and choice. */
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

/** The page of an established category: plumbing, electrical, cleaning, roofing, painting, landscaping. */
export interface CategoryPage extends LandingPage {
  /** Shown right below the hero. */
  readonly notice?: Notice
  readonly story?: Story
}

/** The page of a construction or home-improvement category, of which there are five. */
export interface ImprovementPage extends LandingPage {
  /** The hero's two buttons: to the search form, and to a new project. */
  readonly hero: { readonly find: string; readonly start: string }
  readonly story?: Story
}
