import type { Context } from "../context.ts"

interface Tagged {
  /** A strong `ETag` of the body. */
  readonly etag: string
  /** The content type, or the extension that stands for it. */
  readonly type: string
  readonly body: Buffer | string
}

/** Sends a body with its `ETag`, or 304 to whoever has it. */
export const sendTagged = (ctx: Context, { body, etag, type }: Tagged): void => {
  ctx.status = 200
  ctx.etag = etag
  if (ctx.fresh) {
    ctx.status = 304
  } else {
    ctx.type = type
    ctx.body = body
  }
}
