import type { Context } from "../context.ts"
import type { Packed } from "./packed.ts"

/** In which form the browser takes what lies packed. */
export const codingFor = (ctx: Context): keyof Packed => {
  // Without the header there is nothing to weigh.
  if (ctx.req.headers["accept-encoding"] === undefined) return "plain"
  if (ctx.acceptsEncodings("br")) return "br"
  return ctx.acceptsEncodings("gzip") ? "gzip" : "plain"
}

/** Sends what lies packed, in the form that the browser takes. */
export const sendPacked = (ctx: Context, packed: Packed): void => {
  const coding = codingFor(ctx)
  ctx.vary("Accept-Encoding")
  if (coding !== "plain") ctx.set("Content-Encoding", coding)
  ctx.body = packed[coding]
}
