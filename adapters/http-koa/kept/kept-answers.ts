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
import { makeKeep } from "./keep.ts"
import type { AskForNewest } from "./newest-events.ts"
import { type Ready, readyOf, sendAgain, sendFirst } from "./ready-answer.ts"

/** With what an answer is made that may be kept. */
type Making = Required<Pick<Incoming, "readsAt" | "showing">>

/** Sends the answer that is kept by the name of what is asked for, or a new one. */
export type AnswerKept = (
  ctx: Ctx,
  name: string,
  answer: (making: Making) => Promise<Outcome>
) => Promise<void>

// It was asked for again: until then nobody notes what goes ahead of it.
const hasHead = (ready: Result.Result<Ready, Failure>) =>
  Result.isSuccess(ready) && ready.success.head !== null

/** Keeps what all who ask are answered alike, until what it shows has changed. */
export const keptAnswers = (context: Context.Context<never>, newest: AskForNewest) => {
  const { kept } = metersIn(context)
  const { answers, questions } = keptMemoryIn(context)
  const { find, recall } = makeKeep<Result.Result<Ready, Failure>>({
    ...answers,
    isCheap: true,
    newest,
    // What is packed is a fraction of the whole, and the head is small.
    sizeOf: (ready) => (Result.isSuccess(ready) ? 2 * ready.success.body.length + 1_000 : 0),
    count: (result) => kept("answer", result)
  })

  /** What addresses ask for, so that whoever asks again need not be understood again. */
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

  /** Sends what lies ready for a visitor who has no cookie: nothing needs to be asked of the request any more. */
  const fromKept: Middleware = async (ctx, next) => {
    const { headers, method } = ctx.req
    const known = method === "GET" && headers.cookie === undefined ? asked.get(ctx.url) : undefined
    const ready = known && (await recall(known.name, hasHead))
    const isSent = ready && Result.isSuccess(ready) && (await sendAgain(ctx, ready.success))
    if (!isSent) await next()
  }

  return { answerKept, fromKept }
}
