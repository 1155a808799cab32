import type Koa from "koa"

import type { Session } from "#domain/session/session.ts"
import type { SignedIn } from "#ports/repositories/session-repository.ts"

/** What the middleware find out about a request, for those after them. */
export interface RequestState {
  requestId: string
  /** Who asks; null for visitors. */
  signedIn: SignedIn | null
  /** The session that the request has begun. */
  begunSession?: Session["id"]
  /** The request names no address that could be read. */
  hasNoTarget?: boolean
  /** The session could not be read: the caller is unknown. */
  isSessionOutOfReach?: boolean
}

export type Context = Koa.ParameterizedContext<RequestState>
export type Middleware = Koa.Middleware<RequestState>
export type App = Koa<RequestState>

export const isApiPath = (path: string) => path === "/api" || path.startsWith("/api/")

/** Calls `middleware` for the API only; pages and assets pass by. */
export const forApi =
  (middleware: Middleware): Middleware =>
  (ctx, next) =>
    isApiPath(ctx.path) ? middleware(ctx, next) : next()
