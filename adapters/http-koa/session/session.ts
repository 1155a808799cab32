import { createSession } from "koa-session"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { type Session, sessionDays } from "#domain/session/session.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"

import type { App, Context, Middleware } from "../context.ts"
import { type RunOnSessions, sessionStore } from "./session-store.ts"

const cookieName = "session"

/** Reads the session that the cookie names, if there is one, into `ctx.state.signedIn`. */
export const readSession = (app: App, run: RunOnSessions): Middleware => {
  const middleware: Middleware = createSession(
    {
      key: cookieName,
      maxAge: sessionDays * 24 * 60 * 60 * 1_000,
      sameSite: "lax",
      renew: true,
      // Each change is committed where it is made; answers that stream have sent their headers before the end.
      autoCommit: false,
      ContextStore: sessionStore(run)
    },
    app
  )
  return (ctx, next) => {
    ctx.state.signedIn = null
    return ctx.req.headers.cookie === undefined ? next() : middleware(ctx, next)
  }
}

/**
 * Extends a session of which less than half is left, and signs its cookie anew if that was signed with an older secret.
 */
export const keepSession: Middleware = async (ctx, next) => {
  if (ctx.state.signedIn !== null) {
    // `cookies` has renewed only the signature, as a cookie that ends with the browser.
    await ctx.session
      .commit({ save: ctx.response.headers["set-cookie"] !== undefined })
      .catch((error: unknown) => {
        // Where nothing can be written people go on reading, and the session is extended another time.
        if (!(error instanceof StoreUnavailable)) throw error
      })
  }
  return next()
}

const nothingMore = () => Promise.resolve()

/** Reads and extends the session for a page, which tells people itself where the store does not answer. */
export const sessionOfPages =
  (ofSession: Middleware, log: Log): Middleware =>
  async (ctx, next) => {
    try {
      await ofSession(ctx, () => keepSession(ctx, nothingMore))
    } catch (error) {
      const { requestId } = ctx.state
      log.error({ requestId, error: describeError(error) }, "The session could not be read")
      ctx.state.isSessionOutOfReach = true
    }
    return next()
  }

/**
 * Signs the person in under a new key, and gives the session's id; the browser's earlier session, whosever it was,
 * ends.
 */
export const startSession = async (ctx: Context, userId: UserId): Promise<Session["id"]> => {
  ctx.session = { userId }
  await ctx.session.regenerate()
  if (ctx.state.begunSession === undefined) throw new Error("No session was begun")
  return ctx.state.begunSession
}

/** Ends the session. A request without a cookie gets none. */
export const endSession = async (ctx: Context): Promise<void> => {
  if (ctx.cookies.get(cookieName, { signed: false }) === undefined) return
  const { session } = ctx
  ctx.session = null
  await session.commit()
}
