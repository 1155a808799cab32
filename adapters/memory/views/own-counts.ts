import type { Actor } from "#domain/account/account.ts"
import { noneOfOwn, type OwnCounts } from "#domain/account/own-counts.ts"
import { isPutAway } from "#domain/messaging/put-away.ts"
import { isVisibleTo } from "#domain/project/project-standing.ts"
import { isOwnProject, type ProjectRecord } from "#domain/project/project.ts"
import { isPastLastDay } from "#domain/quote/offer/is-past-last-day.ts"
import { canReview } from "#domain/review/review-rules.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"

import { newestOffer } from "../newest-offer.ts"
import { standingOf } from "../standing.ts"
import type { Store, Tables } from "../store.ts"

interface Parties {
  readonly homeownerId: string
  readonly providerId: string | null
}

const isOf =
  ({ id, providerId }: Actor) =>
  (thing: Parties) =>
    providerId === null ? thing.homeownerId === id : thing.providerId === providerId

const projectsOf = (actor: Actor, tables: Tables): ReadonlyArray<ProjectRecord> => {
  const provider = actor.providerId === null ? undefined : tables.providers.get(actor.providerId)
  return [...tables.projects.values()].filter((project) =>
    provider === undefined
      ? isOwnProject(project, actor)
      : isVisibleTo(project, standingOf(provider, project.id, tables))
  )
}

const countsOf = (things: ReadonlyArray<{ readonly status: string }>) => {
  const counts = new Map<string, number>()
  for (const { status } of things) counts.set(status, (counts.get(status) ?? 0) + 1)
  return Object.fromEntries(counts)
}

export const ownCountViews = ({ read }: Store) =>
  OwnCountViews.of({
    of: (actor, now) =>
      read((tables): OwnCounts => {
        const conversations = [...tables.conversations.values()]
          .filter(isOf(actor))
          .filter((conversation) => !isPutAway(conversation, actor))
        const ids = new Set<string>(conversations.map(({ id }) => id))
        const unread = [...tables.messages.values()].filter(
          (message) => ids.has(message.conversationId) && !message.read && message.senderUserId !== actor.id
        )
        const quotes = [...tables.quotes.values()].filter(isOf(actor))
        const reviewed = new Set([...tables.reviews.values()].map(({ quoteId }) => quoteId))
        const reviewable = quotes.filter(
          (quote) => quote.homeownerId === actor.id && canReview(quote, reviewed.has(quote.id), now)
        )
        const over = quotes.filter((quote) => {
          const newest = newestOffer(quote, tables)
          return (
            quote.homeownerId === actor.id &&
            quote.status === "pending" &&
            newest !== null &&
            isPastLastDay(newest, now)
          )
        })
        return {
          projects: { ...noneOfOwn.projects, ...countsOf(projectsOf(actor, tables)) },
          quotes: { ...noneOfOwn.quotes, ...countsOf(quotes) },
          requests: quotes.filter(({ projectId }) => projectId === null).length,
          offers: {
            ...noneOfOwn.offers,
            ...countsOf(quotes.filter(({ providerQuote }) => providerQuote !== null))
          },
          offersOver: over.length,
          reviewable: reviewable.length,
          conversations: conversations.length,
          unread: unread.length
        }
      })
  })
