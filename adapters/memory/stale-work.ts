import { isOpenToAll } from "#domain/project/project-states.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { isUnanswered, type Nudge } from "#domain/quote/run-out.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { type Between, StaleWork } from "#ports/stale-work.ts"

import { byText } from "./order.ts"
import type { Store, Tables } from "./store.ts"

const nudgeKey = (kind: string, thingId: string) => `${thingId} ${kind}`

const isIn = (instant: Instant, { after, upTo }: Between) => instant > after && instant <= upTo

type Pair = Pick<ProjectRecord | QuoteRecord, "homeownerId" | "providerId">

const talkOf = ({ conversations, messages }: Tables, { homeownerId, providerId }: Pair) => {
  const talks = [...conversations.values()].filter(
    (talk) => talk.homeownerId === homeownerId && talk.providerId === providerId
  )
  return [...messages.values()].filter(({ conversationId }) => talks.some(({ id }) => id === conversationId))
}

/** Whether the provider has written to the homeowner since `since`. */
const isAnsweredInWords = (tables: Tables, pair: Pair, since: Instant) =>
  talkOf(tables, pair).some(
    ({ createdAt, senderUserId }) => senderUserId !== pair.homeownerId && createdAt > since
  )

const requestsIn = ({ quotes }: Tables) =>
  [...quotes.values()].filter(isUnanswered).toSorted((one, other) => byText(one.createdAt, other.createdAt))

const openIn = ({ projects }: Tables) => [...projects.values()].filter(({ status }) => status === "pending")

const answerKey = ({ projectId, providerId }: Pick<QuoteRecord, "projectId" | "providerId">) =>
  `${projectId} ${providerId}`

const quietIn = (tables: Tables, kind: Nudge, published: Between) => {
  const offers = [...tables.quotes.values()].filter(isLive)
  const offered = new Set(offers.map(({ projectId }) => projectId))
  return openIn(tables)
    .filter(
      ({ id, publishedAt }) =>
        publishedAt !== null &&
        isIn(publishedAt, published) &&
        !offered.has(id) &&
        !tables.nudges.has(nudgeKey(kind, id))
    )
    .toSorted((one, other) => byText(one.publishedAt ?? "", other.publishedAt ?? ""))
}

const idsOf = <Id>(things: ReadonlyArray<{ readonly id: Id }>, limit: number) =>
  things.slice(0, limit).map(({ id }) => id)

export const staleWork = ({ read, write }: Store) =>
  StaleWork.of({
    unanswered: (kind, made, limit) =>
      read((tables) => {
        const found = requestsIn(tables).filter(
          (quote) =>
            isIn(quote.createdAt, made) &&
            !tables.nudges.has(nudgeKey(kind, quote.id)) &&
            !isAnsweredInWords(tables, quote, quote.createdAt)
        )
        return idsOf(found, limit)
      }),
    expired: (upTo, limit) =>
      read((tables) => {
        const found = requestsIn(tables).filter(
          (quote) =>
            quote.createdAt <= upTo && !talkOf(tables, quote).some(({ createdAt }) => createdAt > upTo)
        )
        return idsOf(found, limit)
      }),
    withoutOffers: (kind, published, limit) =>
      read((tables) => idsOf(quietIn(tables, kind, published).filter(isOpenToAll), limit)),
    unansweredProjects: (kind, published, limit) =>
      read((tables) => {
        const quoted = new Set([...tables.quotes.values()].map(answerKey))
        const found = quietIn(tables, kind, published).filter(
          ({ homeownerId, id: projectId, providerId, publishedAt }) =>
            providerId !== null &&
            !quoted.has(answerKey({ projectId, providerId })) &&
            !isAnsweredInWords(tables, { homeownerId, providerId }, publishedAt ?? "")
        )
        return idsOf(found, limit)
      }),
    overdue: (now, limit) =>
      read((tables) => {
        const found = openIn(tables)
          .filter(({ closesAt }) => closesAt !== null && closesAt <= now)
          .toSorted((one, other) => byText(one.closesAt ?? "", other.closesAt ?? ""))
        return idsOf(found, limit)
      }),
    noteOnce: (kind, thingId, at) =>
      write(({ nudges }) => {
        const key = nudgeKey(kind, thingId)
        if (nudges.has(key)) return false
        nudges.set(key, at)
        return true
      }),
    purge: (instant) =>
      write(({ nudges }) => {
        for (const [key, at] of nudges) if (at < instant) nudges.delete(key)
      })
  })
