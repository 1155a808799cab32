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

/** Everything that has a row in the HTTP port, its description, and the two probes of the process. */
export const makeRouter = (
  context: Context.Context<AppServices>,
  options: ServeOptions & StreamOptions
): Router<RequestState> => {
  const router = new Router<RequestState>({ sensitive: true, strict: true })
  const endpoint = serve(context, options)

  const handlerOf = <K extends EndpointKey>(key: K, route: Routes[K]) => endpoint(endpoints[key], route)
  for (const key of Object.keys(endpoints).filter(isEndpointKey)) {
    const [method = "", path = ""] = key.split(" ")
    router.register(path, [method], handlerOf(key, routes[key]))
  }

  router.get("/api/events", serveEvents(context, options))
  router.get("/api/openapi.json", (ctx) => {
    ctx.body = openApiText()
    ctx.type = "application/json"
  })
  const run = Effect.runPromiseWith(context)
  router.get(unsubscribePath, askToUnsubscribe(run))
  router.post(unsubscribePath, turnOff(run))
  router.get("/healthz", healthz)
  router.get("/readyz", readyz(run))
  return router
}

/** Answers what no route has taken: a known path with another method, or an address of the API that does not exist. */
export const refuseUnknown = (ctx: RouterContext<RequestState>, next: () => Promise<unknown>) => {
  const allowed = new Set((ctx.matched ?? []).flatMap(({ methods }) => methods))
  if (allowed.size > 0) throw new HttpFault("MethodNotAllowed", { Allow: [...allowed].join(", ") })
  if (isApiPath(ctx.path)) throw new HttpFault("UnknownPath")
  return next()
}
