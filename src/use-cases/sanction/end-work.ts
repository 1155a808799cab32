import * as Effect from "effect/Effect"

import { newsOfQuote } from "#domain/events/news.ts"
import type { Addressee } from "#domain/notices/notice.ts"
import { noticeOfClosedTo, noticeOfEndedWork } from "#domain/notices/sanction-notices.ts"
import type { Person } from "#domain/operator/people.ts"
import { reopenProject, takeProjectStep } from "#domain/project/project-steps.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { accountClosed } from "#domain/quote/closing.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { type OneParty, QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { publish } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { storeProject } from "../project/store-project.ts"
import { takeBack } from "../project/take-back.ts"
import { unsayOutdated } from "../quote/unsay-outdated.ts"
import { withTitles } from "../quote/with-title.ts"

/**
 * The project after a party's work has ended: the homeowner's own, or one addressed to the provider alone, is
 * withdrawn; a project under way is open again; null where nothing changes.
 */
const projectAfter = Effect.fnUntraced(function* (project: ProjectRecord, party: OneParty) {
  const at = yield* now
  const isOwn = "homeownerId" in party
  const withdrawn = (open: ProjectRecord) => Effect.fromResult(takeProjectStep(open, "withdraw", at))
  if (!isOwn && project.providerId !== party.providerId) return null
  if (project.status === "pending") return yield* withdrawn(project)
  if (project.status !== "in_progress") return null
  const reopened = yield* Effect.fromResult(reopenProject(project, at))
  return isOwn ? yield* withdrawn(reopened.value) : reopened
})

/** Somebody as a party, with the name that others know. */
export const asOthersKnow = ({ businessName, firstName, id, providerId }: Person): [OneParty, string] =>
  providerId === null ? [{ homeownerId: id }, firstName] : [{ providerId }, businessName ?? firstName]

const otherOf = (quote: QuoteRecord, party: OneParty): Addressee =>
  "homeownerId" in party ? { providerId: quote.providerId } : { userId: quote.homeownerId }

/**
 * Ends what somebody has open or agreed on with others, with the surrounding transaction; the others are told, by the
 * `name` that they know. Projects are locked before any quote is written, as in every other step on them, and in the
 * order of their ids.
 */
export const endWorkOf = Effect.fn("endWorkOf")(function* (party: OneParty, name: string) {
  const quotes = yield* QuoteRepository
  const projects = yield* ProjectRepository
  const touched = new Set([...(yield* projects.pendingOf(party)), ...(yield* quotes.liveProjectsOf(party))])
  const withdrawn: Array<ProjectRecord> = []
  for (const id of [...touched].toSorted()) {
    // The foreign keys hold, so the project is there.
    const changed = yield* projectAfter(yield* Effect.orDie(projects.held(id)), party)
    if (changed === null) continue
    yield* storeProject(changed)
    if (changed.value.status === "draft") withdrawn.push(changed.value)
  }
  const ended = yield* quotes.closeAllOf(party, accountClosed)
  yield* publish(...ended.map(newsOfQuote))
  yield* unsayOutdated(ended)
  yield* Effect.forEach(withdrawn, takeBack, { discard: true })
  const titled = yield* withTitles(ended)
  yield* tell(...titled.map((quote) => noticeOfEndedWork(quote, otherOf(quote, party), name)))
  if ("providerId" in party) yield* tell(...withdrawn.map((project) => noticeOfClosedTo(project, name)))
})
