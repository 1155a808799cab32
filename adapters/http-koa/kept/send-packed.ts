import type { Context } from "../context.ts"
import type { Packed } from "./packed.ts"

/** Sends what lies packed, in the form that the browser takes. */
export const sendPacked = (ctx: Context, { br, gzip, plain }: Packed): void => {
  ctx.vary("Accept-Encoding")
  if (ctx.acceptsEncodings("br")) {
    ctx.set("Content-Encoding", "br")
    ctx.body = br
  } else if (ctx.acceptsEncodings("gzip")) {
    ctx.set("Content-Encoding", "gzip")
    ctx.body = gzip
  } else {
    ctx.body = plain
  }
}
