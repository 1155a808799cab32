import type { OutgoingHttpHeader } from "node:http"

import type { Context as Ctx } from "../context.ts"
import { jsonText } from "../endpoints/json-text.ts"
import type { Reply } from "../endpoints/route.ts"
import type { Found } from "./keep.ts"
import { etagOf, pack, type Packed } from "./packed.ts"
import { codingFor, sendPacked } from "./send-packed.ts"
import { markStale } from "./stale.ts"

/** The headers that were sent with an answer, except the id of the request. */
interface Head {
  readonly headers: ReadonlyArray<readonly [string, OutgoingHttpHeader]>
  readonly route: unknown
  readonly isSecure: boolean
}

/** An answer that is ready to be sent. */
export interface Ready {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  packed: Promise<Packed> | null
  head: Head | null
}

// Smaller bodies are not worth compressing.
const smallest = 1024

export const readyOf = ({ body, headers }: Reply<unknown>): Ready => {
  const bytes = Buffer.from(jsonText(body))
  return { headers, body: bytes, etag: etagOf(bytes), packed: null, head: null }
}

/** Compressed once, for all who ask again. */
const packedOf = (ready: Ready): Promise<Packed> => {
  ready.packed ??= pack(ready.body)
  return ready.packed
}

const routeOf = ({ _matchedRoute: route }: Ctx & { readonly _matchedRoute?: unknown }) => route

const headOf = (ctx: Ctx): Head => {
  const all = Object.entries(ctx.res.getHeaders())
  const headers = all.flatMap(([name, value]) =>
    value === undefined || name === "x-request-id" ? [] : [[name, value] as const]
  )
  return { headers, route: routeOf(ctx), isSecure: ctx.secure }
}

/** Sends an answer, and notes the headers of one that is in use. */
export const sendFirst = async (
  ctx: Ctx,
  ready: Ready,
  { isInUse, isStale }: Omit<Found<Ready>, "value">
): Promise<void> => {
  const { body, etag, headers } = ready
  const isVisitors = ctx.state.signedIn === null
  ctx.set({ "Cache-Control": isVisitors ? "no-cache" : "private, no-cache", ...headers, ETag: etag })
  ctx.vary(["Cookie", "Accept-Encoding"])
  ctx.status = 200
  ctx.type = "application/json"
  if (isStale) markStale(ctx)
  // An answer that ends a session's cookie must not be cached for anybody else.
  if (ctx.response.headers["set-cookie"] !== undefined) ctx.set("Cache-Control", "no-store")
  else if (isInUse && !isStale && isVisitors) ready.head ??= headOf(ctx)
  if (ctx.fresh) ctx.status = 304
  else if (isInUse && body.length >= smallest) sendPacked(ctx, await packedOf(ready))
  else ctx.body = body
}

/**
 * Sends an answer with the headers noted before, past all further middleware; false where the request needs other
 * headers.
 */
export const sendAgain = async (ctx: Ctx, ready: Ready): Promise<boolean> => {
  const { body, etag, head } = ready
  const { req, res } = ctx
  const known = req.headers["if-none-match"]
  if (head === null || head.isSecure !== ctx.secure || (known !== undefined && known !== etag)) return false
  const coding = body.length < smallest ? "plain" : codingFor(ctx)
  const content = coding === "plain" ? body : (await packedOf(ready))[coding]
  ctx.respond = false
  Object.assign(ctx, { _matchedRoute: head.route })
  for (const [name, value] of head.headers) res.setHeader(name, value)
  res.statusCode = known === undefined ? 200 : 304
  if (known === undefined) {
    if (coding !== "plain") res.setHeader("content-encoding", coding)
    res.setHeader("content-length", content.length)
    res.end(content)
  } else res.end()
  return true
}
