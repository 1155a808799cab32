import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useSearchParams } from "wouter"

import type { Role } from "#domain/account/role.ts"
import { type Need, needsOf } from "#domain/quote/needs.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { quotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { waitingQuotesQuery } from "#ui/features/quotes/short-lists.ts"
import { call } from "#ui/shared/api/call.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { NotThere } from "../frame/NotThere.tsx"
import { Panel, waitsFirst } from "../frame/Panel.tsx"
import { useFarThing } from "../frame/use-far-thing.ts"
import { AskedCard } from "./AskedCard.tsx"
import { OnProjectCard } from "./OnProjectCard.tsx"
import { QuoteCard } from "./QuoteCard.tsx"

const NoQuotes = ({ role }: { readonly role: Role }) =>
  role === "homeowner" ? (
    <EmptyState
      art={<LaterArt name="NoQuotesArt" />}
      title="No quotes yet"
      action={
        <LinkButton href="/providers" variant="outlined">
          Find Contractors
        </LinkButton>
      }
    >
      Ask a contractor for a quote, or post a project and let the offers come to you.
    </EmptyState>
  ) : (
    <EmptyState art={<LaterArt name="NoQuotesArt" />} title="No quotes yet">
      Requests from homeowners and the offers that you send appear here.
    </EmptyState>
  )

// A job that can be reviewed still waits for its homeowner.
const isOver = ({ canReview, status }: Quote) => !isLive({ status }) && !canReview

// Homeowners see needs: one may be several requests for the same job, or several offers on a project. Providers see
// single quotes.
const entriesOf = (role: Role, quotes: ReadonlyArray<Quote>): ReadonlyArray<Need<Quote>> =>
  role === "homeowner" ? needsOf(quotes) : quotes.map((quote) => [quote])

// The key of a need that stays the same whatever joins it or moves up: its oldest id, because ids sort by time. For a
// project, of which older offers may load later, it is the project's id.
const keyOf = (role: Role, need: Need<Quote>) =>
  (role === "homeowner" && need[0].projectId) || need.map(({ id }) => id).toSorted()[0]

interface EntryProps {
  readonly role: Role
  readonly need: Need<Quote>
  readonly hasMore: boolean
}

const Entry = ({ hasMore, need, role }: EntryProps) => {
  const [first] = need
  if (role === "homeowner" && first.projectId !== null)
    return <OnProjectCard role={role} projectId={first.projectId} need={need} mayLackSome={hasMore} />
  return need.length === 1 ? <QuoteCard role={role} quote={first} /> : <AskedCard role={role} need={need} />
}

/** A homeowner's quotes, or those addressed to or made by a provider. */
export const QuotesPanel = ({ role }: { readonly role: Role }) => {
  const waiting = useQuery(waitingQuotesQuery)
  const [search] = useSearchParams()
  const ledTo = search.get("quote")
  const list = useInfiniteQuery(quotesQuery)
  const { error, first, isThere, retry } = useFarThing({
    path: "/api/quotes",
    id: ledTo,
    read: (quoteId) => call("GET /api/quotes/:quoteId", { params: { quoteId } }),
    list,
    waiting
  })
  const quotes = usePagedList(list, first)
  return (
    <Panel
      // Remounted at each arrival.
      key={ledTo}
      title="Quotes"
      missing={
        error && (
          <NotThere error={error} onRetry={retry}>
            The quote did not load.
          </NotThere>
        )
      }
      list={{
        ...quotes,
        items: quotes.items && entriesOf(role, quotes.items),
        loadMore: (isEnough) => quotes.loadMore(isEnough && ((rows) => isEnough(entriesOf(role, rows))))
      }}
      isLedTo={(need) => need.some(({ id }) => id === ledTo)}
      isDone={(need) => need.every(isOver)}
      note={waiting.data?.length && !isThere ? waitsFirst : null}
      failure="Failed to load your quotes. Please try again later."
      empty={<NoQuotes role={role} />}
    >
      {(need) => <Entry key={keyOf(role, need)} role={role} need={need} hasMore={quotes.hasMore} />}
    </Panel>
  )
}
