import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"

/** Who is nearest; most pages have somebody to show. */
export const { Part: LandingNearest, preload: preloadLandingNearest } = lazyPart(
  async () => (await import("./LandingNearest.tsx")).LandingNearest
)
