import { type RoutePath, routePaths } from "../route-paths.ts"

/** Pages that are nobody's business but their visitor's: search engines are told to leave them out. */
export const privatePaths: ReadonlySet<string> = new Set<RoutePath>([
  "/login",
  "/register",
  "/dashboard",
  "/messages",
  "/start-project",
  "/provider-profile"
])

/** The pages that search engines may find at one address each. */
export const indexedPaths: ReadonlyArray<string> = routePaths.filter(
  (path) => !path.includes(":") && !privatePaths.has(path)
)
