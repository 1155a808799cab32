import * as Effect from "effect/Effect"

import { StoreHealth } from "#ports/store-health.ts"

import type { Context } from "../context.ts"

const say = (ctx: Context, isWell: boolean) => {
  ctx.status = isWell ? 200 : 503
  ctx.body = { status: isWell ? "ok" : "unavailable" }
}

/** The process lives. */
export const healthz = (ctx: Context): void => say(ctx, true)

/** The process can serve: its store answers. */
export const readyz =
  (run: <A>(work: Effect.Effect<A, never, StoreHealth>) => Promise<A>) =>
  async (ctx: Context): Promise<void> =>
    say(ctx, await run(Effect.flatMap(StoreHealth, ({ answers }) => answers)))
