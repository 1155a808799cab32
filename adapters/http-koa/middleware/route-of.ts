import type { Context } from "../context.ts"

/** The pattern of the address, or its kind where it has none: few different values, whatever callers send. */
export const routeOf = ({
  _matchedRoute: route,
  path
}: Context & { readonly _matchedRoute?: unknown }): string => {
  if (typeof route === "string") return route
  if (path.startsWith("/api/")) return "unknown call"
  return path.startsWith("/assets/") ? "/assets/*" : "page"
}

/** The address of streams, whose answers go on for as long as a page is open. */
export const eventsPath = "/api/events"
