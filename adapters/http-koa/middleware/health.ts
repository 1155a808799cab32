import * as Effect from "effect/Effect"

import { Mailer } from "#ports/mailer.ts"
import { StoreHealth } from "#ports/store-health.ts"

import type { Context } from "../context.ts"

const say = (ctx: Context, isWell: boolean, more: object = {}) => {
  ctx.status = isWell ? 200 : 503
  ctx.body = { status: isWell ? "ok" : "unavailable", ...more }
}

/** The process lives. */
export const healthz = (ctx: Context): void => say(ctx, true)

const readiness = Effect.gen(function* () {
  const { isOn } = yield* Mailer
  const { answers } = yield* StoreHealth
  return { isWell: yield* answers, mail: isOn ? {} : { mail: "off" } }
})

/** The process can serve: its store answers. Without email it serves as well, and says so. */
export const readyz =
  (run: <A>(work: Effect.Effect<A, never, Mailer | StoreHealth>) => Promise<A>) =>
  async (ctx: Context): Promise<void> => {
    const { isWell, mail } = await run(readiness)
    say(ctx, isWell, mail)
  }
