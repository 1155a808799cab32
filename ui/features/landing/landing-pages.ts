import type { CategoryPage, ImprovementPage } from "./landing-page.ts"

/** The established six, by their address. Each page's data is a chunk of its own. */
export const categoryPages = {
  "/services/plumbing": async () => (await import("./pages/plumbing.ts")).plumbing,
  "/services/electrical": async () => (await import("./pages/electrical.ts")).electrical,
  "/services/cleaning": async () => (await import("./pages/cleaning.ts")).cleaning,
  "/services/roofing": async () => (await import("./pages/roofing.ts")).roofing,
  "/services/painting": async () => (await import("./pages/painting.ts")).painting,
  "/services/landscaping": async () => (await import("./pages/landscaping.ts")).landscaping
} satisfies Readonly<Record<string, () => Promise<CategoryPage>>>

/** The construction and home-improvement five. */
export const improvementPages = {
  "/services/new-construction": async () => (await import("./pages/new-construction.ts")).newConstruction,
  "/services/kitchen-remodel": async () => (await import("./pages/kitchen-remodel.ts")).kitchenRemodel,
  "/services/bathroom-updating": async () => (await import("./pages/bathroom-updating.ts")).bathroomUpdating,
  "/services/pool-services": async () => (await import("./pages/pool-services.ts")).poolServices,
  "/services/backyard-renovations": async () =>
    (await import("./pages/backyard-renovations.ts")).backyardRenovations
} satisfies Readonly<Record<string, () => Promise<ImprovementPage>>>
