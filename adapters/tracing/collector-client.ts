import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpClient from "effect/http/HttpClient"
import { isHttpClientError } from "effect/http/HttpClientError"
import * as HttpClientResponse from "effect/http/HttpClientResponse"
import * as Layer from "effect/Layer"

/** How many batches may be on their way; what comes while there are so many is lost. */
const mostUnderWay = 4

const timeout = "10 seconds"

/** Told why a batch was lost. */
export type OnLost = (why: string) => void

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error)

const reasonOf = (error: Error): string => {
  if (isHttpClientError(error) && error.response) return `status ${error.response.status}`
  const cause = innermost(error)
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name
}

const taken = () => new Response(null, { status: 204 })

/**
 * Hands batches to the collector. A batch is tried twice and then dropped, whatever the collector says about when to
 * come back: few batches are held, for less than half a minute each, so that a collector that is away or silent costs
 * no memory. The exporter rests for a minute after a batch that was dropped.
 */
export const collectorClient = (onLost: OnLost): Layer.Layer<HttpClient.HttpClient> => {
  let underWay = 0

  const bounded = (client: HttpClient.HttpClient) =>
    HttpClient.transform(client, (sending, request) => {
      if (underWay === mostUnderWay) {
        onLost("slower than spans are made")
        return Effect.succeed(HttpClientResponse.fromWeb(request, taken()))
      }
      underWay += 1
      return sending.pipe(
        // Reads the answer to its end: one that is cut short is a failure.
        Effect.tap((response) => response.arrayBuffer),
        Effect.flatMap(HttpClientResponse.filterStatusOk),
        Effect.timeout(timeout),
        Effect.retry({ times: 1 }),
        Effect.tapError((error) => Effect.sync(() => onLost(reasonOf(error)))),
        // The exporter would keep a batch that fails and try it again; it does not after a defect.
        Effect.orDie,
        Effect.as(HttpClientResponse.fromWeb(request, taken())),
        Effect.ensuring(Effect.sync(() => void (underWay -= 1)))
      )
    })

  return Layer.effect(HttpClient.HttpClient, Effect.map(HttpClient.HttpClient, bounded)).pipe(
    Layer.provide(FetchHttpClient.layer),
    // No redirects: the keys for the collector must reach nobody else.
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error" }))
  )
}
