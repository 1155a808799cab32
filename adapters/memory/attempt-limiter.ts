import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { TooManyAttempts } from "#domain/account/account-errors.ts"
import type { AttemptLimit } from "#domain/account/attempt-limits.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"

interface Window {
  readonly attempts: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

const nameOf = ({ name }: AttemptLimit, key: string) => `${name}:${key}`

export const attemptLimiter = () => {
  const windows = new Map<string, Window>()

  const current = (limit: AttemptLimit, key: string, now: number): Window => {
    const window = windows.get(nameOf(limit, key))
    return window === undefined || window.endsAt <= now
      ? { attempts: 0, endsAt: now + limit.seconds * 1000 }
      : window
  }

  return AttemptLimiter.of({
    take: (limit, key) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => {
        const { attempts, endsAt } = current(limit, key, now)
        if (attempts >= limit.attempts) {
          return Effect.fail(new TooManyAttempts({ retryAfter: Math.ceil((endsAt - now) / 1000) }))
        }
        windows.set(nameOf(limit, key), { attempts: attempts + 1, endsAt })
        return Effect.void
      }),
    giveBack: (limit, key) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const { attempts, endsAt } = current(limit, key, now)
        windows.set(nameOf(limit, key), { attempts: Math.max(0, attempts - 1), endsAt })
      }),
    reset: (limit, key) => Effect.sync(() => void windows.delete(nameOf(limit, key))),
    purge: (now) =>
      Effect.sync(() => {
        for (const [name, { endsAt }] of windows) if (endsAt <= Date.parse(now)) windows.delete(name)
      })
  })
}
