import type { AsyncLocalStorage } from "node:async_hooks"

import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"

import { withoutSecrets } from "./spans-without-secrets.ts"

/** Holds the current span, the parent of spans that begin now. */
export type CurrentSpan = AsyncLocalStorage<Tracer.AnySpan>

type SpanOptions = Parameters<Tracer.Tracer["span"]>[0]

// Work for a request begins in many places: none of them has to hand its span on.
const under = (options: SpanOptions, around: Tracer.AnySpan | undefined): SpanOptions =>
  Option.isSome(options.parent) || options.root || around === undefined
    ? options
    : { ...options, parent: Option.some(around), sampled: options.sampled && around.sampled }

/** A tracer whose spans lie in the request during which they begin, and tell no secrets. */
export const tracerWithin = (exporting: Tracer.Tracer, current: CurrentSpan): Tracer.Tracer =>
  Tracer.make({
    span: (options) => withoutSecrets(exporting.span(under(options, current.getStore()))),
    // Code without fibers that use cases call, such as drivers, finds the span by `current`.
    context: (primitive, fiber) => {
      const { span } = fiber.cache
      const evaluate = () => primitive["~effect/Effect/evaluate"](fiber)
      return span === undefined || span === current.getStore() ? evaluate() : current.run(span, evaluate)
    }
  })
