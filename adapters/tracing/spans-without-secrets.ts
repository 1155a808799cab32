import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"
import type * as Tracer from "effect/Tracer"

const tagOf = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return typeof error
  if ("_tag" in error && typeof error._tag === "string") return error._tag
  return error instanceof Error ? error.name : "object"
}

/** A failure of which its name alone is told: drivers put whole statements into messages, values and all. */
const nameless = (name: string) => ({ name, message: name, stack: name })

/** Has a span tell of its end no more than what kind of failure it was. */
export const withoutSecrets = (span: Tracer.Span): Tracer.Span => {
  const end = span.end.bind(span)
  return Object.assign(span, {
    // Lines of a log would come along.
    event: () => undefined,
    end: (at: bigint, exit: Exit.Exit<unknown, unknown>) => {
      if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return end(at, exit)
      const failure = Cause.findError(exit.cause)
      // What a use case refuses, it was made to refuse.
      if (Result.isSuccess(failure)) {
        span.attribute("error.type", tagOf(failure.success))
        return end(at, Exit.void)
      }
      const name = tagOf(Cause.squash(exit.cause))
      span.attribute("error.type", name)
      return end(at, Exit.die(nameless(name)))
    }
  })
}
