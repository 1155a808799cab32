import { AsyncLocalStorage } from "node:async_hooks"

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { layerFlusher } from "effect/observability/OtlpExporter"
import * as OtlpSerialization from "effect/observability/OtlpSerialization"
import * as OtlpTracer from "effect/observability/OtlpTracer"
import * as Tracer from "effect/Tracer"

import type { TracingSettings } from "#adapters/config/tracing-settings.ts"
import { Tracing } from "#adapters/system/tracing.ts"

import { collectorClient, type OnLost } from "./collector-client.ts"
import { requestSpans } from "./request-spans.ts"
import { statementSpans } from "./statement-spans.ts"
import { tracerWithin } from "./tracer.ts"

const batches = { exportInterval: "5 seconds", maxBatchSize: 512, shutdownTimeout: "2 seconds" } as const

/**
 * Sends spans of requests, use cases and statements to a collector, as OTLP in JSON (docs/operations.md#tracing). What
 * is left is sent when the layer closes.
 */
export const TracedByOtlp = ({ headers, resource, url }: TracingSettings, onLost: OnLost) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const current = new AsyncLocalStorage<Tracer.AnySpan>()
      const exporting = yield* OtlpTracer.make({ url, headers, resource, ...batches })
      const tracer = tracerWithin(exporting, current)
      yield* Effect.acquireRelease(
        Effect.sync(() => statementSpans(tracer, current)),
        (stop) => Effect.sync(stop)
      )
      return Context.make(Tracer.Tracer, tracer).pipe(Context.add(Tracing, requestSpans(tracer, current)))
    })
  ).pipe(Layer.provide(Layer.mergeAll(layerFlusher, OtlpSerialization.layerJson, collectorClient(onLost))))
