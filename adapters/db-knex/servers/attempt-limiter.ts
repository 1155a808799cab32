import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"

import { TooManyAttempts } from "#domain/account/account-errors.ts"
import type { AttemptLimit } from "#domain/account/attempt-limits.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"

import { type Connections, Database, queryOn } from "../database.ts"
import type { Statement } from "../statement.ts"
import { asking } from "../store-errors.ts"

/** The library's PostgreSQL store: each step one statement, which SQLite understands as well. */
const limiterOn = (database: Connections, { attempts, name, seconds }: AttemptLimit) => {
  const { dialect, writer } = database
  return new RateLimiterPostgres({
    storeClient: {
      query: async ({ text, values }: Statement) => {
        const rows = await asking(database, () => dialect.run(writer, { text, values }))
        return { rows, rowCount: rows.length }
      }
    },
    storeType: "client",
    tableName: "attempts",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: attempts,
    duration: seconds
  })
}

/** Runs a step of the library, which rejects with a result where a limit is used up. */
const step = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      cause instanceof RateLimiterRes
        ? Effect.fail(new TooManyAttempts({ retryAfter: Math.max(1, Math.ceil(cause.msBeforeNext / 1000)) }))
        : Effect.die(cause)
    )
  )

const giveBack = async (limiter: RateLimiterPostgres, key: string) => {
  const { consumedPoints } = await limiter.reward(key)
  // The window ended meanwhile: what was to be given back is forgotten already.
  if (consumedPoints < 0) await limiter.delete(key)
}

export const KnexAttemptLimiter = Layer.effect(
  AttemptLimiter,
  Effect.gen(function* () {
    const database = yield* Database
    const limiters = new Map<string, RateLimiterPostgres>()
    const limiterFor = (limit: AttemptLimit) => {
      const limiter = limiters.get(limit.name) ?? limiterOn(database, limit)
      limiters.set(limit.name, limiter)
      return limiter
    }

    return AttemptLimiter.of({
      take: (limit, key) =>
        step(() => limiterFor(limit).consume(key)).pipe(
          // Only attempts that were let through count.
          Effect.tapError(() => Effect.promise(() => giveBack(limiterFor(limit), key))),
          Effect.asVoid
        ),
      giveBack: (limit, key) => Effect.promise(() => giveBack(limiterFor(limit), key)),
      reset: (limit, key) => Effect.asVoid(Effect.promise(() => limiterFor(limit).delete(key))),
      purge: (now) =>
        Effect.asVoid(
          queryOn(database)((sql) => sql("attempts").where("expire", "<=", Date.parse(now)).delete())
        )
    })
  })
)
