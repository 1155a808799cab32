import { constants } from "node:zlib"

import compress from "koa-compress"

import type { Context, Middleware } from "../context.ts"

// Streams of events must not wait in a compressor.
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|javascript|manifest\+json)|image\/svg)/

const offered = ["br", "gzip", "identity"]

// A request without the header skips the negotiation. One that refuses all codings, even none, gets the answer as it
// is: the compressor would throw.
const mayBeCompressed = (ctx: Context) =>
  ctx.req.headers["accept-encoding"] !== undefined && ctx.acceptsEncodings(offered) !== false

/** Compresses answers from 1 KB on, at levels that cost little time. */
export const compression = (): Middleware => {
  const compressed = compress({
    filter: (type) => compressible.test(type),
    threshold: 1024,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    gzip: { level: 5 },
    deflate: false,
    zstd: false
  })
  return (ctx, next) => (mayBeCompressed(ctx) ? compressed(ctx, next) : next())
}
