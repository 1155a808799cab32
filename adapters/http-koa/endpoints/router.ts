import { Router, type RouterContext } from "@koa/router"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { type EndpointKey, endpoints, isEndpointKey } from "#ports/http/endpoints.ts"

import type { AppServices } from "../app-ports.ts"
import { isApiPath, type RequestState } from "../context.ts"
import { serveEvents, type StreamOptions } from "../events/serve-events.ts"
import { askToUnsubscribe, turnOff, unsubscribePath } from "../mail/unsubscribe.ts"
import { healthz, readyz } from "../middleware/health.ts"
import { openApiText } from "../openapi/document.ts"
import { routes } from "../routes/routes.ts"
import { HttpFault } from "./problem.ts"
import type { Routes } from "./route.ts"
import { serve, type ServeOptions } from "./serve.ts"

type Routing = (ctx: RouterContext<RequestState>, next: () => Promise<unknown>) => unknown

/** The beginning of an address, before any parameter of its pattern. */
const areaOf = (path: string) => path.split("/", isApiPath(path) ? 3 : 2).join("/")

/** A router for each beginning of addresses: a single one would try all of its patterns for each request. */
const makeAreas = () => {
  const areas = new Map<string, { readonly router: Router<RequestState>; readonly take: Routing }>()
  const routerFor = (path: string) => {
    const known = areas.get(areaOf(path))
    if (known !== undefined) return known.router
    if (/[:*{]/.test(areaOf(path))) throw new Error(`No address begins as ${path} does`)
    const router = new Router<RequestState>({ sensitive: true, strict: true })
    areas.set(areaOf(path), { router, take: router.routes() })
    return router
  }
  const take: Routing = (ctx, next) => areas.get(areaOf(ctx.path))?.take(ctx, next) ?? next()
  return { routerFor, take }
}

/** Everything that has a row in the HTTP port, its description, and the two probes of the process. */
export const makeRoutes = (
  context: Context.Context<AppServices>,
  options: ServeOptions & StreamOptions
): Routing => {
  const { routerFor, take } = makeAreas()
  const endpoint = serve(context, options)

  const handlerOf = <K extends EndpointKey>(key: K, route: Routes[K]) => endpoint(endpoints[key], route)
  for (const key of Object.keys(endpoints).filter(isEndpointKey)) {
    const [method = "", path = ""] = key.split(" ")
    routerFor(path).register(path, [method], handlerOf(key, routes[key]))
  }

  routerFor("/api/events").get("/api/events", serveEvents(context, options))
  routerFor("/api/openapi.json").get("/api/openapi.json", (ctx) => {
    ctx.body = openApiText()
    ctx.type = "application/json"
  })
  const run = Effect.runPromiseWith(context)
  routerFor(unsubscribePath).get(unsubscribePath, askToUnsubscribe(run))
  routerFor(unsubscribePath).post(unsubscribePath, turnOff(run))
  routerFor("/healthz").get("/healthz", healthz)
  routerFor("/readyz").get("/readyz", readyz(run))
  return take
}

const isConsolePath = (path: string) => areaOf(path) === "/api/admin"

/** Answers what no route has taken: a known path with another method, or an address of the API that does not exist. */
export const refuseUnknown: Routing = (ctx, next) => {
  // A 404, so that nobody else learns that there is anything.
  if (isConsolePath(ctx.path) && !ctx.state.signedIn?.isOperator) throw new HttpFault("UnknownPath")
  const allowed = new Set((ctx.matched ?? []).flatMap(({ methods }) => methods))
  if (allowed.size > 0) throw new HttpFault("MethodNotAllowed", { Allow: [...allowed].join(", ") })
  if (isApiPath(ctx.path)) throw new HttpFault("UnknownPath")
  return next()
}
