import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"

const wellFormed = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a `traceparent` header names (W3C Trace Context); none where it is not well-formed. */
export const parentOf = (traceparent: string): Option.Option<Tracer.ExternalSpan> => {
  const [, traceId, spanId, flags] = wellFormed.exec(traceparent) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return Option.none()
  return Option.some(
    Tracer.externalSpan({ traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 })
  )
}
