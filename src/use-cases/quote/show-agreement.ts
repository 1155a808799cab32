import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { locationFor } from "#domain/project/project-standing.ts"
import type { Agreement } from "#domain/quote/agreement.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { now } from "../now.ts"
import { ownQuote } from "./own-quote.ts"

const placeOf = Effect.fnUntraced(function* (actor: Actor, { projectId }: QuoteRecord) {
  if (projectId === null) return null
  const project = yield* Effect.orDie((yield* ProjectRepository).byId(projectId))
  return actor.providerId === null ? project.location : locationFor(project, actor.providerId)
})

/**
 * What the two parties of a quote that was accepted have agreed on, from that version, whatever became of it: who
 * cancels takes no record away.
 */
export const showAgreement = Effect.fn("showAgreement")(function* (actor: Actor, quoteId: QuoteId) {
  const views = yield* QuoteViews
  const notFound = new NotFound({ thing: "agreement" })
  const { quote } = yield* Effect.mapError(ownQuote(actor, quoteId), () => notFound)
  const shown = yield* views.byId(quoteId, actor, yield* now)
  const { acceptedOffer: offer, depositNote = null, homeownerName, projectTitle, providerName } = shown
  if (offer === null) return yield* notFound
  const { acceptedAt, completedAt, createdAt: askedAt, description, serviceType, status } = quote
  return {
    quoteId,
    status,
    providerName,
    homeownerName,
    serviceType,
    description,
    projectTitle,
    place: yield* placeOf(actor, quote),
    offer,
    depositNote,
    askedAt,
    acceptedAt,
    completedAt
  } satisfies Agreement
})
