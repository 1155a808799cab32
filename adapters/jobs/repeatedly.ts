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
  /** The time from the start to the first round; none unless it is given. */
  readonly delay?: Duration.Input
  /** What the log says of a fault. */
  readonly fault: string
  /** Faults that do not end a round are told to `onFault`, with words of their own where they have some. */
  readonly work: (onFault: (error: unknown, words?: string) => void) => Effect.Effect<void, never, R>
}

/** Does some work again and again, for as long as the layer lives; a fault is logged, and the next round tried. */
export const repeatedly =
  <R>({ delay, every, fault, name, work }: Job<R>) =>
  (log: Log) => {
    const round = Effect.gen(function* () {
      const { worked } = yield* Metering
      const start = performance.now()
      let isDone = true
      const note = (error: unknown, words = fault) => {
        isDone = false
        log.error({ error: describeError(error) }, words)
      }
      yield* Effect.catchCause(work(note), (cause) => Effect.sync(() => note(Cause.squash(cause))))
      worked(name, isDone, (performance.now() - start) / 1_000)
    })
    const rounds = Effect.repeat(Effect.withSpan(round, `job ${name}`), Schedule.spaced(every))
    const delayed = delay === undefined ? rounds : Effect.delay(rounds, delay)
    return Layer.effectDiscard(
      Effect.gen(function* () {
        const { begun } = yield* Metering
        begun(name)
        yield* Effect.forkScoped(delayed)
      })
    )
  }
