import type { RouterContext } from "@koa/router"
import * as Cause from "effect/Cause"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"

import type { Actor, User } from "../../src/domain/account/account.ts"
import { readInput } from "../../src/domain/shared/input.ts"
import type { AnyEndpoint } from "../../src/ports/http/endpoint.ts"
import type { SignedIn } from "../../src/ports/session-repository.ts"
import type { AppPorts } from "./app-ports.ts"
import { type Caller, callerOf } from "./caller.ts"
import type { RequestState } from "./context.ts"
import { attemptOf } from "./idempotency/attempt.ts"
import { once } from "./idempotency/once.ts"
import { readJsonBody } from "./json-body.ts"
import { sendFailure } from "./problem.ts"
import { readParams } from "./read-params.ts"
import { readQuery } from "./read-query.ts"
import { Reply, type Route } from "./route.ts"
import { endSession, startSession } from "./session.ts"

type Ctx = RouterContext<RequestState>

const actorOf = ({ providerId, user }: SignedIn): Actor => ({ id: user.id, role: user.role, providerId })

const linkWith = (ctx: Ctx) => (changed: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams(ctx.querystring)
  for (const [name, value] of Object.entries(changed)) query.set(name, value)
  return `${ctx.path}?${query.toString()}`
}

const send = (ctx: Ctx, status: number, answer: unknown): void => {
  const reply = answer instanceof Reply ? answer : undefined
  if (reply !== undefined) ctx.set({ ...reply.headers })
  ctx.status = reply?.status ?? status
  // As text at once: Koa would turn an object into text for its length, and again to send it.
  ctx.body = JSON.stringify(reply === undefined ? answer : reply.body)
  ctx.type = "application/json"
}

/**
 * Makes the middleware that answers one endpoint: who asks, for what, then the route's use case, then its value or its
 * failure. The only place that touches both Koa and Effect.
 */
export const serve = (context: Context.Context<AppPorts>) => {
  const run = Effect.runPromiseExitWith(context)

  return <E extends AnyEndpoint>(endpoint: E, route: Route<E>) => {
    const params = readParams<E["params"]>(endpoint.params)
    const query = readQuery<E["query"]>(endpoint.query)
    const body = readInput<E["body"]>(endpoint.body)
    const answer = endpoint.idempotent ? once(route) : route

    const requestOf = (ctx: Ctx, caller: Caller<E["who"]>, found: E["params"]["Type"], sent: unknown) => ({
      actor: caller && actorOf(caller),
      user: caller && caller.user,
      params: found,
      query: Effect.suspend(() => Effect.fromResult(query(ctx.query))),
      body: Effect.suspend(() => Effect.fromResult(body(sent))),
      read: <A>(schema: Schema.ConstraintDecoder<A>) =>
        Effect.suspend(() => Effect.fromResult(readInput(schema)(sent))),
      attempt: endpoint.idempotent ? attemptOf(ctx, sent) : null,
      address: ctx.ip,
      linkWith: linkWith(ctx),
      startSession: ({ id }: User) => Effect.promise(() => startSession(ctx, id)),
      endSession: Effect.promise(() => endSession(ctx))
    })

    return async (ctx: Ctx): Promise<void> => {
      const caller = callerOf<E["who"]>(endpoint.who, ctx.state.signedIn)
      if (Result.isFailure(caller)) return sendFailure(ctx, caller.failure)
      const found = params(ctx.params)
      if (Result.isFailure(found)) return sendFailure(ctx, found.failure)
      const sent = ctx.method === "GET" || ctx.method === "HEAD" ? undefined : await readJsonBody(ctx)

      const exit = await run(answer(requestOf(ctx, caller.success, found.success, sent)))
      if (Exit.isSuccess(exit)) return send(ctx, endpoint.status, exit.value)
      const failure = Cause.findError(exit.cause)
      // A defect, whatever it is: also a failure that the use case held for impossible.
      if (Result.isFailure(failure)) throw Cause.squash(exit.cause)
      sendFailure(ctx, failure.success)
    }
  }
}
