import { useInfiniteQuery, useQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import { quotesQuery, waitingQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { useOwnList } from "#ui/shared/api/own-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { NoQuotesArt } from "#ui/shared/illustrations/Vignettes.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Panel } from "../frame/Panel.tsx"
import { QuoteCard } from "./QuoteCard.tsx"

const NoQuotes = ({ role }: { readonly role: Role }) =>
  role === "homeowner" ? (
    <EmptyState
      art={<NoQuotesArt />}
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
    <EmptyState art={<NoQuotesArt />} title="No quotes yet">
      Requests from homeowners and the offers that you send appear here.
    </EmptyState>
  )

/** The quotes asked for, or those addressed to or made by a provider. */
export const QuotesPanel = ({ role }: { readonly role: Role }) => {
  const waiting = useQuery(waitingQuotesQuery)
  const quotes = useOwnList(useInfiniteQuery(quotesQuery), waiting)
  return (
    <Panel
      title="Quotes"
      list={quotes}
      note={waiting.data?.length ? "What waits for your answer comes first." : null}
      failure="Failed to load your quotes. Please try again later."
      empty={<NoQuotes role={role} />}
    >
      {(quote) => <QuoteCard key={quote.id} role={role} quote={quote} />}
    </Panel>
  )
}
