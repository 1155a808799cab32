import type { Context } from "../context.ts"

/** The pattern of the address, or what kind of address it is: there are few of these, whatever callers choose. */
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
