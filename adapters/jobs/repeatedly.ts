import * as Cause from "effect/Cause"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { Metering } from "#adapters/system/meters.ts"

interface Job<R> {
  readonly name: string
  readonly every: Duration.Input
  /** What the log says of a fault. */
  readonly fault: string
  /** Faults that do not end a round are told to `onFault`. */
  readonly work: (onFault: (error: unknown) => void) => Effect.Effect<void, never, R>
}

/** Does some work again and again, for as long as the layer lives; a fault is logged, and the next round tried. */
export const repeatedly =
  <R>({ every, fault, name, work }: Job<R>) =>
  (log: Log) => {
    const onFault = (error: unknown) => log.error({ error: describeError(error) }, fault)
    const round = Effect.gen(function* () {
      const { worked } = yield* Metering
      const start = performance.now()
      let isDone = true
      const note = (error: unknown) => {
        isDone = false
        onFault(error)
      }
      yield* Effect.catchCause(work(note), (cause) => Effect.sync(() => note(Cause.squash(cause))))
      worked(name, isDone, (performance.now() - start) / 1_000)
    })
    return round.pipe(
      Effect.withSpan(`job ${name}`),
      Effect.repeat(Schedule.spaced(every)),
      Effect.forkScoped,
      Layer.effectDiscard
    )
  }
