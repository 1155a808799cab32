import type * as Context from "effect/Context"
import * as Result from "effect/Result"

import { metersIn } from "#adapters/system/meters.ts"
import type { ShownTopic } from "#domain/events/event.ts"
import type { Failure } from "#ports/http/failure.ts"

import type { Context as Ctx } from "../context.ts"
import type { Incoming, Outcome } from "../endpoints/answer.ts"
import { sendFailure } from "../endpoints/problem.ts"
import { makeKeep } from "./keep.ts"
import type { AskForNewest } from "./newest-events.ts"
import { etagOf, pack, type Packed } from "./packed.ts"
import { sendPacked } from "./send-packed.ts"

/** With what an answer is made that may be kept. */
type Making = Required<Pick<Incoming, "readsAt" | "showing">>

/** An answer that is ready to be sent. */
interface Ready {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  packed: Promise<Packed> | null
}

const megabyte = 1024 * 1024
const limits = { once: 4 * megabyte, again: 28 * megabyte }

const readyOf = ({ body, headers }: { body: unknown; headers: Ready["headers"] }): Ready => {
  const bytes = Buffer.from(JSON.stringify(body))
  return { headers, body: bytes, etag: etagOf(bytes), packed: null }
}

/** Packed once, for all who ask again. */
const packedOf = (ready: Ready): Promise<Packed> => {
  ready.packed ??= pack(ready.body)
  return ready.packed
}

const smallest = 1024

/** Keeps what visitors are answered, until what it shows has changed. */
export const keptAnswers = (context: Context.Context<never>, newest: AskForNewest) => {
  const { kept } = metersIn(context)
  const keep = makeKeep<Result.Result<Ready, Failure>>({
    ...limits,
    newest,
    // What is packed is a fraction of the whole.
    sizeOf: (ready) => (Result.isSuccess(ready) ? 2 * ready.success.body.length : 0),
    count: (result) => kept("answer", result)
  })

  return async (ctx: Ctx, answer: (making: Making) => Promise<Outcome>): Promise<void> => {
    const { isInUse, value } = await keep(ctx.url, async ({ readsAt }) => {
      const showing = new Set<ShownTopic>()
      const outcome = Result.map(await answer({ showing, readsAt }), readyOf)
      return { value: outcome, shows: Result.isSuccess(outcome) ? showing : null }
    })
    if (Result.isFailure(value)) return sendFailure(ctx, value.failure)
    const { body, etag, headers } = value.success
    ctx.set({ "Cache-Control": "no-cache", ...headers, ETag: etag })
    ctx.vary("Cookie")
    // A session that has ended on the way is nobody else's.
    if (ctx.response.headers["set-cookie"] !== undefined) ctx.set("Cache-Control", "no-store")
    ctx.status = 200
    ctx.type = "application/json"
    if (ctx.fresh) ctx.status = 304
    else if (isInUse && body.length >= smallest) sendPacked(ctx, await packedOf(value.success))
    else ctx.body = body
  }
}
