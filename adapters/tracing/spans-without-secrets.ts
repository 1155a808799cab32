import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"
import type * as Tracer from "effect/Tracer"

const tagOf = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return typeof error
  if ("_tag" in error && typeof error._tag === "string") return error._tag
  return error instanceof Error ? error.name : "object"
}

/** A failure reduced to its name: drivers put whole statements into messages, values and all. */
const nameless = (name: string) => ({ name, message: name, stack: name })

/** Makes a span report no more of a failure than its kind. */
export const withoutSecrets = (span: Tracer.Span): Tracer.Span => {
  const end = span.end.bind(span)
  return Object.assign(span, {
    // Lines of the log would become events of the span.
    event: () => undefined,
    end: (at: bigint, exit: Exit.Exit<unknown, unknown>) => {
      if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return end(at, exit)
      const failure = Cause.findError(exit.cause)
      // A failure that a use case expects is no error of its span.
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
