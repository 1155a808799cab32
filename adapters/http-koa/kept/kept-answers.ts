import type * as Context from "effect/Context"
import * as Result from "effect/Result"

import { metersIn } from "#adapters/system/meters.ts"
import type { ShownTopic } from "#domain/events/event.ts"
import type { Failure } from "#ports/http/failure.ts"

import type { Context as Ctx, Middleware } from "../context.ts"
import type { Incoming, Outcome } from "../endpoints/answer.ts"
import { sendFailure } from "../endpoints/problem.ts"
import { makeKeep } from "./keep.ts"
import type { AskForNewest } from "./newest-events.ts"
import { type Ready, readyOf, sendAgain, sendFirst } from "./ready-answer.ts"

/** With what an answer is made that may be kept. */
type Making = Required<Pick<Incoming, "readsAt" | "showing">>

/** Sends a visitor the kept answer, or a new one. */
export type AnswerKept = (ctx: Ctx, answer: (making: Making) => Promise<Outcome>) => Promise<void>

const megabyte = 1024 * 1024
const limits = { once: 4 * megabyte, again: 28 * megabyte }

/** Keeps what visitors are answered, until what it shows has changed. */
export const keptAnswers = (context: Context.Context<never>, newest: AskForNewest) => {
  const { kept } = metersIn(context)
  const { find, recall } = makeKeep<Result.Result<Ready, Failure>>({
    ...limits,
    isCheap: true,
    newest,
    // What is packed is a fraction of the whole, and the head is small.
    sizeOf: (ready) => (Result.isSuccess(ready) ? 2 * ready.success.body.length + 1_000 : 0),
    count: (result) => kept("answer", result)
  })

  const answerKept: AnswerKept = async (ctx, answer) => {
    const { isInUse, isStale, value } = await find(ctx.url, async ({ readsAt }) => {
      const showing = new Set<ShownTopic>()
      const outcome = Result.map(await answer({ showing, readsAt }), readyOf)
      return { value: outcome, shows: Result.isSuccess(outcome) ? showing : null }
    })
    if (Result.isFailure(value)) return sendFailure(ctx, value.failure)
    return sendFirst(ctx, value.success, { isInUse, isStale })
  }

  /** Sends what lies ready for a visitor who has no cookie: nothing needs to be asked of the request any more. */
  const fromKept: Middleware = async (ctx, next) => {
    const { headers, method } = ctx.req
    const ready = method === "GET" && headers.cookie === undefined ? await recall(ctx.url) : undefined
    const isSent = ready && Result.isSuccess(ready) && (await sendAgain(ctx, ready.success))
    if (!isSent) await next()
  }

  return { answerKept, fromKept }
}
