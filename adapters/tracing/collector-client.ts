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
 * Hands batches to the collector. A batch is tried twice and then given up, whatever the collector says about when to
 * come back: so few are held, for less than half a minute each, that one which is away or silent costs no memory. The
 * exporter rests for a minute after a batch that was given up.
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
        // To the end: an answer that stops on the way is none.
        Effect.tap((response) => response.arrayBuffer),
        Effect.flatMap(HttpClientResponse.filterStatusOk),
        Effect.timeout(timeout),
        Effect.retry({ times: 1 }),
        Effect.tapError((error) => Effect.sync(() => onLost(reasonOf(error)))),
        // The exporter would hold a failure and try it again; a defect it does not.
        Effect.orDie,
        Effect.as(HttpClientResponse.fromWeb(request, taken())),
        Effect.ensuring(Effect.sync(() => void (underWay -= 1)))
      )
    })

  return Layer.effect(HttpClient.HttpClient, Effect.map(HttpClient.HttpClient, bounded)).pipe(
    Layer.provide(FetchHttpClient.layer),
    // Keys for the collector are for nobody else.
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error" }))
  )
}
