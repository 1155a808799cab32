import * as Result from "effect/Result"

import type { Role } from "#domain/account/role.ts"
import { noticeOfReviewWanted, noticesOfStep } from "#domain/notices/work-notices.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import { takeStep, withNumber } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"

import { type ToldNotice, toldAt } from "../notices.ts"
import { actorIn, instantOf, providerOf, type Scene } from "./scene.ts"
import type { Moment } from "./story.ts"

interface Taken {
  readonly quote: QuoteRecord
  readonly told: ReadonlyArray<ToldNotice>
}

/** Takes a step on a quote, of which the other side is told. */
export const stepTaken = (
  scene: Scene,
  before: QuoteRecord,
  ...[step, by, at]: readonly [step: QuoteStep, by: Role, at: Moment]
): Taken => {
  const now = instantOf(scene, at)
  const { value } = Result.getOrThrow(takeStep(before, step, by, now))
  const quote = step === "accept" ? withNumber(value, scene.homeowner.phone) : value
  const { completedAt } = quote
  const titled = { ...before, projectTitle: scene.projectTitle ?? null }
  const told = toldAt(now, [
    ...noticesOfStep(actorIn(scene, before, by), titled, quote),
    ...(completedAt === null ? [] : [noticeOfReviewWanted(quote, providerOf(scene, quote).name, completedAt)])
  ])
  return { quote, told }
}
