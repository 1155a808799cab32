import * as Cause from "effect/Cause"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"

interface Job<R> {
  readonly every: Duration.Input
  /** What the log says of a fault. */
  readonly fault: string
  /** Faults that do not end a round are told to `onFault`. */
  readonly work: (onFault: (error: unknown) => void) => Effect.Effect<void, never, R>
}

/** Does some work again and again, for as long as the layer lives; a fault is logged, and the next round tried. */
export const repeatedly =
  <R>({ every, fault, work }: Job<R>) =>
  (log: Log) => {
    const onFault = (error: unknown) => log.error({ error: describeError(error) }, fault)
    return work(onFault).pipe(
      Effect.catchCause((cause) => Effect.sync(() => onFault(Cause.squash(cause)))),
      Effect.repeat(Schedule.spaced(every)),
      Effect.forkScoped,
      Layer.effectDiscard
    )
  }
