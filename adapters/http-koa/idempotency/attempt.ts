import { idempotencyHeader } from "#domain/shared/idempotency-key.ts"

import type { Context } from "../context.ts"
import { fingerprintOf } from "./fingerprint.ts"

/** A request that came with an `Idempotency-Key`. */
export interface Attempt {
  /** As it was sent. */
  readonly key: string
  /** Tells what is asked: equal for equal method, path and body. */
  readonly fingerprint: string
}

/** Null without the header. */
export const attemptOf = (ctx: Context, body: unknown): Attempt | null => {
  if (ctx.headers[idempotencyHeader.toLowerCase()] === undefined) return null
  return { key: ctx.get(idempotencyHeader), fingerprint: fingerprintOf([ctx.method, ctx.path, body]) }
}
