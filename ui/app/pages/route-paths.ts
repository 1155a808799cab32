/** The path of every page (docs/product.md#pages). Free of React, so that the server can tell an unknown page too. */
export const routePaths = [
  "/",
  "/services",
  "/services/plumbing",
  "/services/electrical",
  "/services/cleaning",
  "/services/roofing",
  "/services/painting",
  "/services/landscaping",
  "/services/new-construction",
  "/services/kitchen-remodel",
  "/services/bathroom-updating",
  "/services/pool-services",
  "/services/backyard-renovations",
  "/providers",
  "/providers/:state/:city/:category",
  "/provider/:id",
  "/join-as-pro",
  "/login",
  "/register",
  "/dashboard",
  "/messages",
  "/start-project",
  "/provider-profile"
] as const
export type RoutePath = (typeof routePaths)[number]

const privatePaths: ReadonlySet<RoutePath> = new Set([
  "/dashboard",
  "/messages",
  "/start-project",
  "/provider-profile"
])

// The router's own reading of a pattern: any case, one slash more at the end.
const matchers = routePaths.map((path) => ({
  path,
  matcher: new RegExp(`^${path.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+")}/?$`, "i")
}))

/** The page that a path names; undefined for the not-found screen. */
export const routePathOf = (pathname: string): RoutePath | undefined =>
  matchers.find(({ matcher }) => matcher.test(pathname))?.path

/** Whether a page is for the signed-in alone. */
export const isPrivate = (pathname: string): boolean => {
  const path = routePathOf(pathname)
  return path !== undefined && privatePaths.has(path)
}
