import type { RequestListener } from "node:http"

import { listen } from "#adapters/system/listen.ts"

import type { prometheusMeters } from "./prometheus.ts"

type Figures = Pick<ReturnType<typeof prometheusMeters>, "contentType" | "text">

/** Serves what was counted, on a port of its own that no proxy leads to. */
export const serveMetrics = (
  { contentType, text }: Figures,
  place: { readonly host: string; readonly port: number }
) => {
  const answer: RequestListener = ({ method, url }, response) => {
    if (url !== "/metrics" || (method !== "GET" && method !== "HEAD")) {
      response.writeHead(404).end()
      return
    }
    text().then(
      (told) =>
        response.writeHead(200, { "content-type": contentType, "cache-control": "no-store" }).end(told),
      () => response.writeHead(500).end()
    )
  }
  return listen({ callback: () => answer }, place)
}
