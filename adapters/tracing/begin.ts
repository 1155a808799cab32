import { Clock } from "effect/Clock"
import * as Context from "effect/Context"
import * as Option from "effect/Option"
import type * as Tracer from "effect/Tracer"

// The clock that times the spans of use cases.
const clock = Context.get(Context.empty(), Clock)

export const nanoseconds = (): bigint => clock.currentTimeNanosUnsafe()

interface Beginning {
  readonly name: string
  readonly kind: Tracer.SpanKind
  readonly parent: Option.Option<Tracer.AnySpan>
}

/** Begins a span outside of effects; whoever begins it ends it. */
export const begin = (tracer: Tracer.Tracer, { kind, name, parent }: Beginning): Tracer.Span =>
  tracer.span({
    name,
    kind,
    parent,
    root: Option.isNone(parent),
    sampled: Option.isNone(parent) || parent.value.sampled,
    annotations: Context.empty(),
    links: [],
    startTime: nanoseconds()
  })
