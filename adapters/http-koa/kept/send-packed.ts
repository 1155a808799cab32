import type { Context } from "../context.ts"
import type { Packed } from "./packed.ts"

/** The smallest of the packed encodings that the browser accepts. */
export const codingFor = (ctx: Context): keyof Packed => {
  // Without the header there is nothing to negotiate.
  if (ctx.req.headers["accept-encoding"] === undefined) return "plain"
  if (ctx.acceptsEncodings("br")) return "br"
  return ctx.acceptsEncodings("gzip") ? "gzip" : "plain"
}

/** Sends packed content in the smallest encoding that the browser accepts. */
export const sendPacked = (ctx: Context, packed: Packed): void => {
  const coding = codingFor(ctx)
  ctx.vary("Accept-Encoding")
  if (coding !== "plain") ctx.set("Content-Encoding", coding)
  ctx.body = packed[coding]
}
