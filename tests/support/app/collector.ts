import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http"

import { listenAnywhere } from "./listen-anywhere.ts"

/** A span as OTLP has it in JSON. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code: number; readonly message?: string }
  readonly attributes: ReadonlyArray<{
    readonly key: string
    readonly value: Readonly<Record<string, unknown>>
  }>
}

interface Batch {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: Pick<Span, "attributes">
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }>
  }>
}

/** The values of its attributes, by name. */
export const attributesOf = ({ attributes }: Pick<Span, "attributes">): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A fake OTLP collector that keeps batches of spans; `instead` handles the requests in its place. */
export const startCollector = async (instead?: RequestListener) => {
  const texts: Array<string> = []
  const seen: Array<{ readonly path: string | undefined; readonly headers: IncomingHttpHeaders }> = []
  const server = createServer((request, response) => {
    seen.push({ path: request.url, headers: request.headers })
    if (instead !== undefined) return instead(request, response)
    let text = ""
    request.setEncoding("utf8").on("data", (piece: string) => (text += piece))
    request.on("end", () => {
      texts.push(text)
      response.end("{}")
    })
  })
  const port = await listenAnywhere(server)
  const batches = () => texts.map((text): Batch => JSON.parse(text))
  return {
    url: `http://127.0.0.1:${port}`,
    /** Path and headers of each request. */
    seen,
    /** The bodies that it received, unparsed. */
    text: () => texts.join("\n"),
    resources: () => batches().flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource)),
    spans: () =>
      batches().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
      ),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    }
  }
}
