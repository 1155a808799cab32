import type { IncomingMessage } from "node:http"

import { bodyParser } from "@koa/bodyparser"

import type { Context } from "../context.ts"
import { HttpFault } from "../endpoints/problem.ts"
import type { HttpFaultCode } from "../endpoints/status.ts"

const jsonType = "application/json"

const isTooLarge = (error: Error) => "type" in error && error.type === "entity.too.large"

interface Sent {
  readonly req: IncomingMessage
}

/** The largest size of a body, in the notation of the parsers. */
export const bodyLimit = "64kb"

/** Refuses a body that a parser could not read: as too large, or else by this fault. */
export const refuseUnreadable =
  (otherwise: HttpFaultCode) =>
  (error: Error, { req }: Sent): never => {
    // The rest is read and forgotten, so that the sender gets to hear the answer.
    req.resume()
    throw new HttpFault(isTooLarge(error) ? "BodyTooLarge" : otherwise)
  }

// Read as text: the parser's own JSON mode refuses bodies for the names of their fields.
const readText = bodyParser({
  enableTypes: ["text"],
  extendTypes: { text: [jsonType] },
  textLimit: bodyLimit,
  onError: refuseUnreadable("MalformedBody")
})

/**
 * Removes fields called `__proto__`, by which another object could be given a prototype. Not by recursion: JSON may be
 * nested deeper than the stack.
 */
const withoutPrototypes = (json: unknown): unknown => {
  const waiting = [json]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== "object" || value === null) continue
    Reflect.deleteProperty(value, "__proto__")
    for (const part of Object.values(value)) waiting.push(part)
  }
  return json
}

const parse = (text: string): unknown => {
  try {
    return withoutPrototypes(JSON.parse(text))
  } catch {
    throw new HttpFault("MalformedBody")
  }
}

const nothingMore = () => Promise.resolve()

/** Reads the body as JSON, or refuses it: 415, 413, 400. An empty body counts as an empty object. */
export const readJsonBody = async (ctx: Context): Promise<unknown> => {
  if (ctx.request.type.trim().toLowerCase() !== jsonType) throw new HttpFault("NotJson")
  await readText(ctx, nothingMore)
  const { rawBody } = ctx.request
  // Nothing was read: the parser made another type of it, or the sender has gone.
  if (rawBody === undefined) throw new HttpFault("NotJson")
  return rawBody === "" ? {} : parse(rawBody)
}
