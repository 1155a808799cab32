import { bodyParser } from "@koa/bodyparser"

import type { Context } from "./context.ts"
import { HttpFault } from "./problem.ts"

const isTooLarge = (error: Error) => "type" in error && error.type === "entity.too.large"

const parse = bodyParser({
  enableTypes: ["json"],
  jsonLimit: "64kb",
  // JSON that is no object is well-formed; validation has its own words for it.
  jsonStrict: false,
  onError: (error, ctx) => {
    // The rest is read and forgotten, so that the sender gets to hear the answer.
    ctx.req.resume()
    throw new HttpFault(isTooLarge(error) ? "BodyTooLarge" : "MalformedBody")
  }
})

const nothingMore = () => Promise.resolve()

/** Reads the body as JSON, or refuses it: 415, 413, 400. An empty body counts as an empty object. */
export const readJsonBody = async (ctx: Context): Promise<unknown> => {
  if (ctx.request.type !== "application/json") throw new HttpFault("NotJson")
  await parse(ctx, nothingMore)
  return ctx.request.rawBody === "" ? {} : ctx.request.body
}
