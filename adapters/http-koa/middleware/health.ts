import * as Effect from "effect/Effect"

import { Mailer } from "#ports/mailer.ts"
import { StoreHealth } from "#ports/store-health.ts"

import type { Context } from "../context.ts"

const say = (ctx: Context, status: "degraded" | "ok" | "unavailable", more: object = {}) => {
  ctx.status = status === "unavailable" ? 503 : 200
  ctx.body = { status, ...more }
}

/** The process lives. */
export const healthz = (ctx: Context): void => say(ctx, "ok")

/**
 * What the server goes on without, by name, as `/readyz` tells it (docs/operations.md#health): a row each. A server
 * that is merely degraded stays in a load balancer.
 */
const lacking = Effect.gen(function* () {
  const { isOn } = yield* Mailer
  const ofStore = yield* (yield* StoreHealth).lacks
  return isOn ? ofStore : { ...ofStore, mail: "off" }
})

const readiness = Effect.gen(function* () {
  const { answers } = yield* StoreHealth
  return { isWell: yield* answers, lacks: yield* lacking }
})

const statusOf = (isWell: boolean, lacks: object) => {
  if (!isWell) return "unavailable"
  return Object.keys(lacks).length > 0 ? "degraded" : "ok"
}

/** The process can serve: its store answers. What else is lacking it can do without, and says so. */
export const readyz =
  (run: <A>(work: Effect.Effect<A, never, Mailer | StoreHealth>) => Promise<A>) =>
  async (ctx: Context): Promise<void> => {
    const { isWell, lacks } = await run(readiness)
    say(ctx, statusOf(isWell, lacks), lacks)
  }
