import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { TooManySignIns } from "#domain/account/account-errors.ts"
import { attemptsAtOnce } from "#domain/account/attempt-limits.ts"

/** How many attempts are under way in this process. */
const UnderWay = Context.Reference("use-cases/AttemptsUnderWay", { defaultValue: () => ({ attempts: 0 }) })

/** Refuses an attempt at once where so many are under way that even counting one more would make others wait. */
export const admitted = <A, E, R>(attempt: Effect.Effect<A, E, R>) =>
  Effect.flatMap(UnderWay, (underWay): Effect.Effect<A, E | TooManySignIns, R> => {
    if (underWay.attempts >= attemptsAtOnce) return Effect.fail(new TooManySignIns())
    underWay.attempts += 1
    return Effect.ensuring(
      attempt,
      Effect.sync(() => void (underWay.attempts -= 1))
    )
  })
