import { isPrivate, type RoutePath, routePaths } from "../route-paths.ts"

const forAccounts: ReadonlySet<RoutePath> = new Set(["/login", "/register"])

/** Whether a page is for all to find, wherever it has an address of its own. */
export const isForAll = (path: RoutePath): boolean => !isPrivate(path) && !forAccounts.has(path)

/** The pages that search engines may find at one address each. */
export const indexedPaths: ReadonlyArray<string> = routePaths.filter(
  (path) => !path.includes(":") && isForAll(path)
)
