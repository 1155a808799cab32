import * as Context from "effect/Context"

/** A request as it arrives. */
export interface TracedRequest {
  readonly method: string
  readonly requestId: string
  /** The header by which a proxy of ours goes on with its own trace; empty without one. */
  readonly traceparent: string
}

/** How a request ended: by the pattern of its address, and null where the caller left before the answer began. */
export interface TracedEnd {
  readonly route: string
  readonly status: number | null
}

/** What follows requests on their way through use cases to statements. */
export interface Tracing {
  /** Does the work of a request, which says by `end` that its answer is out. */
  readonly follow: <A>(request: TracedRequest, work: (end: (how: TracedEnd) => void) => A) => A
}

/** Null where no spans are made. */
export const Tracing = Context.Reference<Tracing | null>("adapters/Tracing", { defaultValue: () => null })

/** What follows the requests of a running server. */
export const tracingIn = (context: Context.Context<never>): Tracing | null => Context.get(context, Tracing)
