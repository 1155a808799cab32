import type * as Context from "effect/Context"
import * as Result from "effect/Result"

import { keptMemoryIn } from "#adapters/system/kept-memory.ts"
import { metersIn } from "#adapters/system/meters.ts"
import { makeTwoStepCache } from "#adapters/system/two-step-cache.ts"
import type { Failure } from "#ports/http/failure.ts"
import { makeShown } from "#use-cases/showing.ts"

import type { Context as Ctx, Middleware } from "../context.ts"
import type { Incoming, Outcome } from "../endpoints/answer.ts"
import { sendFailure } from "../endpoints/problem.ts"
import { makeKeptValues } from "./keep.ts"
import type { AskForNewest } from "./newest-events.ts"
import { type Ready, readyOf, sendAgain, sendFirst } from "./ready-answer.ts"

/** What the making of an answer that may be cached is given. */
type Making = Required<Pick<Incoming, "readsAt" | "showing">>

/** Sends the answer that is cached under the name of what is asked for, or a new one. */
export type AnswerKept = (
  ctx: Ctx,
  name: string,
  answer: (making: Making) => Promise<Outcome>
) => Promise<void>

// An answer's headers are noted only once it has been asked for again.
const hasHead = (ready: Result.Result<Ready, Failure>) =>
  Result.isSuccess(ready) && ready.success.head !== null

/** Caches answers that are alike for all who ask, until what they show has changed. */
export const keptAnswers = (context: Context.Context<never>, newest: AskForNewest) => {
  const { kept } = metersIn(context)
  const { answers, questions } = keptMemoryIn(context)
  const { find, recall } = makeKeptValues<Result.Result<Ready, Failure>>({
    ...answers,
    isCheap: true,
    newest,
    // Twice the body: its compressed forms are a fraction of it, and the headers are small.
    sizeOf: (ready) => (Result.isSuccess(ready) ? 2 * ready.success.body.length + 1_000 : 0),
    count: (result) => kept("answer", result)
  })

  /** The names of what URLs ask for, so that a URL that is requested again need not be parsed again. */
  const asked = makeTwoStepCache<{ readonly name: string }>({
    ...questions,
    sizeOf: ({ name }) => name.length + 100
  })

  const answerKept: AnswerKept = async (ctx, name, answer) => {
    asked.set(ctx.url, { name })
    const { isInUse, isStale, value } = await find(name, async ({ readsAt }) => {
      const showing = makeShown()
      const outcome = Result.map(await answer({ showing, readsAt }), readyOf)
      return { value: outcome, shows: Result.isSuccess(outcome) ? showing : null }
    })
    if (Result.isFailure(value)) return sendFailure(ctx, value.failure)
    return sendFirst(ctx, value.success, { isInUse, isStale })
  }

  /** A fast path: sends a cached answer to a visitor without cookies, whose request needs no further middleware. */
  const fromKept: Middleware = async (ctx, next) => {
    const { headers, method } = ctx.req
    const known = method === "GET" && headers.cookie === undefined ? asked.get(ctx.url) : undefined
    const ready = known && (await recall(known.name, hasHead))
    const isSent = ready && Result.isSuccess(ready) && (await sendAgain(ctx, ready.success))
    if (!isSent) await next()
  }

  return { answerKept, fromKept }
}
