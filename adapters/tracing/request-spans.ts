import * as Exit from "effect/Exit"
import type * as Tracer from "effect/Tracer"

import type { Tracing } from "#adapters/system/tracing.ts"

import { begin, nanoseconds } from "./begin.ts"
import { parentOf } from "./trace-parent.ts"
import type { CurrentSpan } from "./tracer.ts"

// The status is the name of the failure.
const endOf = (status: number | null) =>
  status !== null && status >= 500 ? Exit.die({ _tag: String(status) }) : Exit.void

/** Makes a span of every request, with what is done for it below. */
export const requestSpans = (tracer: Tracer.Tracer, current: CurrentSpan): Tracing => ({
  follow: ({ method, requestId, traceparent }, work) => {
    const span = begin(tracer, { name: method, kind: "server", parent: parentOf(traceparent) })
    span.attribute("http.request.method", method)
    span.attribute("request.id", requestId)
    return current.run(span, () =>
      work(({ route, status }) => {
        // The route is known only at the end.
        Object.assign(span, { name: `${method} ${route}` })
        span.attribute("http.route", route)
        if (status === null) span.attribute("error.type", "aborted")
        else span.attribute("http.response.status_code", status)
        span.end(nanoseconds(), endOf(status))
      })
    )
  }
})
