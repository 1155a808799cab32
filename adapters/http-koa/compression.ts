import { constants } from "node:zlib"

import compress from "koa-compress"

import type { Middleware } from "./context.ts"

// Streams of events must not wait in a compressor.
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|javascript|manifest\+json)|image\/svg)/

/** Compresses answers from 1 KB on, at levels that cost little while somebody waits. */
export const compression = (): Middleware => {
  const compressed = compress({
    filter: (type) => compressible.test(type),
    threshold: 1024,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    gzip: { level: 5 },
    deflate: false
  })
  // Whoever asks for none is spared the deliberation.
  return (ctx, next) => (ctx.req.headers["accept-encoding"] === undefined ? next() : compressed(ctx, next))
}
