import type { ComponentType } from "react"

import type { AboutPath } from "#ui/shared/routing/nav-links.ts"

import { Contact } from "./Contact.tsx"
import { Help } from "./Help.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { HowResultsAreOrdered } from "./HowResultsAreOrdered.tsx"
import { HowReviewsWork } from "./HowReviewsWork.tsx"
import { HowWeCheckProfessionals } from "./HowWeCheckProfessionals.tsx"
import { Privacy } from "./Privacy.tsx"
import { Terms } from "./Terms.tsx"

/** The screen of each page about the site (docs/product.md#about-the-site). */
export const aboutScreens: Record<AboutPath, ComponentType> = {
  "/how-it-works": HowItWorks,
  "/how-results-are-ordered": HowResultsAreOrdered,
  "/how-reviews-work": HowReviewsWork,
  "/how-we-check-professionals": HowWeCheckProfessionals,
  "/help": Help,
  "/contact": Contact,
  "/terms": Terms,
  "/privacy": Privacy
}
