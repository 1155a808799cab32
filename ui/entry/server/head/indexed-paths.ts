import { isPrivate, routePaths } from "#ui/app/pages/route-paths.ts"

/** The pages that search engines may find at one address each. */
export const indexedPaths: ReadonlyArray<string> = routePaths.filter(
  (path) => !path.includes(":") && !isPrivate(path)
)
