import * as Effect from "effect/Effect"

import { newsOfQuote } from "#domain/events/news.ts"
import { noticeOfExpiredRequest, noticesOfClosedProject } from "#domain/notices/run-out-notices.ts"
import { takeProjectStep } from "#domain/project/project-steps.ts"
import { expired } from "#domain/quote/closing.ts"
import { expireRequest, isUnanswered } from "#domain/quote/run-out.ts"
import type { ProjectId, QuoteId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { publish, storeChange } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { storeProject } from "../project/store-project.ts"
import { takeBack } from "../project/take-back.ts"
import { unsayOutdated } from "../quote/unsay-outdated.ts"
import { isSettledByOther } from "./asked-with.ts"

/** Ends a request that nobody has answered; its homeowner is told unless somebody else does the job. */
export const endRequest = Effect.fnUntraced(function* (id: QuoteId) {
  const quotes = yield* QuoteRepository
  const quote = yield* quotes.byId(id)
  if (!isUnanswered(quote)) return
  yield* storeChange(expireRequest(quote), quotes.update)
  if (yield* isSettledByOther(quote)) return
  const { businessName } = yield* (yield* ProviderRepository).byId(quote.providerId)
  yield* tell(noticeOfExpiredRequest(quote, businessName))
})

/** Closes a project whose time is over, with the offers that its homeowner has not chosen among. */
export const closeProject = Effect.fnUntraced(function* (id: ProjectId) {
  const project = yield* (yield* ProjectRepository).held(id)
  const at = yield* now
  if (project.closesAt === null || project.closesAt > at) return
  yield* storeProject(yield* Effect.fromResult(takeProjectStep(project, "withdraw", at)))
  const ended = yield* (yield* QuoteRepository).closePending(id, "cancelled", null, expired)
  yield* publish(...ended.map(newsOfQuote))
  yield* unsayOutdated(ended)
  yield* takeBack(project)
  yield* tell(...noticesOfClosedProject(project, ended))
})
