import { orMissing } from "#ui/shared/feedback/lazy-section.tsx"
import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"

/** The nearest professionals, in a chunk of their own: most pages have results, and do without. */
export const { Part: LandingNearest, preload: preloadLandingNearest } = lazyPart(
  orMissing(async () => (await import("./LandingNearest.tsx")).LandingNearest)
)
