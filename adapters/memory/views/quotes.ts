import * as Effect from "effect/Effect"

import { fullName } from "#domain/account/full-name.ts"
import { isVisibleTo } from "#domain/project/project-standing.ts"
import { pointOf } from "#domain/project/reach.ts"
import { reputationOf } from "#domain/provider/reputation.ts"
import { contactForProvider } from "#domain/quote/contact.ts"
import { stateOfWork } from "#domain/quote/offer/deposit-note.ts"
import { isPastLastDay } from "#domain/quote/offer/is-past-last-day.ts"
import { offersShown } from "#domain/quote/offer/offer-version.ts"
import { type Quote, type QuoteRecord, shownOf } from "#domain/quote/quote.ts"
import { canReview } from "#domain/review/review-rules.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { PhotoThing } from "#ports/repositories/photo-repository.ts"
import { type QuoteSlice, QuoteViews } from "#ports/views/quote-views.ts"

import { newestOffer } from "../newest-offer.ts"
import { pageInTurns, pageOfNewest } from "../own-pages.ts"
import { photosOf } from "../photos-of.ts"
import { standingOf } from "../standing.ts"
import type { Store, Tables } from "../store.ts"

interface Reader {
  readonly id: UserId
  readonly now: Instant
}

// An offer whose last day is over can no longer be answered.
const isWaitingForHomeowner =
  (tables: Tables, now: Instant) =>
  (quote: QuoteRecord): boolean => {
    if (quote.status !== "pending" || quote.providerQuote === null) return false
    const newest = newestOffer(quote, tables)
    return newest === null || !isPastLastDay(newest, now)
  }

const isWaitingForProvider = ({ providerQuote, status }: QuoteRecord) =>
  status === "pending" && providerQuote === null

const isAmong =
  ({ pair, projectIds }: QuoteSlice) =>
  (quote: QuoteRecord) =>
    (projectIds === null || (quote.projectId !== null && projectIds.includes(quote.projectId))) &&
    (pair === null || (quote.homeownerId === pair.homeownerId && quote.providerId === pair.providerId))

// A bid shows its project's photos.
const thingOf = ({ id, projectId }: Pick<QuoteRecord, "id" | "projectId">): PhotoThing =>
  projectId === null ? { purpose: "request", thingId: id } : { purpose: "project", thingId: projectId }

export const quoteViews = ({ read }: Store) => {
  const list = (
    choose: (quotes: ReadonlyArray<QuoteRecord>, tables: Tables) => ReadonlyArray<QuoteRecord>,
    reader: Reader | null
  ) =>
    read((tables) => {
      const { accounts, conversations, projects, providers, quotes, reviews } = tables
      const reviewed = new Set([...reviews.values()].map(({ quoteId }) => quoteId))
      return choose([...quotes.values()], tables).flatMap((record): ReadonlyArray<Quote> => {
        const quote = shownOf(record)
        const homeowner = accounts.get(quote.homeownerId)
        const provider = providers.get(quote.providerId)
        if (homeowner === undefined || provider === undefined) return []
        const newest = newestOffer(record, tables)
        const talk = [...conversations.values()].find(
          ({ homeownerId, providerId }) =>
            homeownerId === quote.homeownerId && providerId === quote.providerId
        )
        const isHomeowner = reader?.id === quote.homeownerId
        const whole = quote.projectId && projects.get(quote.projectId)
        const isSeen = whole && (isHomeowner || isVisibleTo(whole, standingOf(provider, whole.id, tables)))
        const project = isSeen ? whole : null
        return [
          {
            ...quote,
            providerName: provider.businessName,
            homeownerName: fullName(homeowner),
            ...(!isHomeowner && contactForProvider(record, homeowner)),
            projectTitle: project ? project.title : null,
            ...(project && { projectTimeline: project.timeline }),
            ...(isHomeowner && project && { isProjectDeleted: project.deletedAt !== null }),
            photos: quote.projectId === null || project ? photosOf(tables, thingOf(quote)) : [],
            price: quote.providerQuote,
            message: quote.providerNotes,
            ...offersShown(record, newest, stateOfWork(project ? project.place : null, provider.place)),
            canReview: isHomeowner && canReview(record, reviewed.has(quote.id), reader.now),
            ...(isHomeowner && {
              phoneSharing: record.phoneSharing,
              reputation: reputationOf(
                provider,
                pointOf(provider),
                project ? pointOf(project) : null,
                reader.now
              )
            }),
            ...(talk && { conversationId: talk.id })
          }
        ]
      })
    })

  return QuoteViews.of({
    ofHomeowner: (id, slice, now) =>
      list(
        (quotes, tables) => {
          const own = quotes.filter(({ homeownerId }) => homeownerId === id).filter(isAmong(slice))
          return pageOfNewest(slice.isWaiting ? own.filter(isWaitingForHomeowner(tables, now)) : own, slice)
        },
        { id, now }
      ),
    ofProvider: (id, slice) =>
      list((quotes) => {
        const own = quotes.filter(({ providerId }) => providerId === id).filter(isAmong(slice))
        return slice.isWaiting
          ? pageInTurns(own.filter(isWaitingForProvider), slice)
          : pageOfNewest(own, slice)
      }, null),
    byId: (id, actor, now) =>
      Effect.flatMap(
        list((quotes) => quotes.filter((quote) => quote.id === id), { id: actor.id, now }),
        ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
      )
  })
}
