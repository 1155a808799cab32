import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useParams, useSearchParams } from "wouter"

import { maxCompared, minCompared } from "#domain/quote/comparison/limits.ts"
import { projectQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { safeNext } from "#ui/shared/session/safe-next.ts"

import { ChooseOffers } from "./ChooseOffers.tsx"
import { Compare, Loading } from "./Compare.tsx"
import { ForHomeowners } from "./ForHomeowners.tsx"

interface Props {
  readonly projectId: string
  /** Where a comparison leads back to. */
  readonly back: string
}

const OffersOn = ({ back, projectId }: Props) => {
  const { data: quotes, error, refetch } = useQuery(projectQuotesQuery(projectId))
  // Set when the first question is opened: without it, another offer that arrives would close the question.
  const [held, setHeld] = useState<string | null>(null)
  if (quotes === undefined) {
    return error ? (
      <NotLoaded error={error} onRetry={refetch}>
        The offers did not load.
      </NotLoaded>
    ) : (
      <Loading />
    )
  }
  const offers = quotes.filter(({ price }) => price !== null)
  if (offers.length < minCompared) {
    return (
      <EmptyState title="Nothing to compare yet">
        Two offers on a project can be compared; {offers.length === 1 ? "there is one" : "there is none"}.
      </EmptyState>
    )
  }
  if (held === null && offers.length > maxCompared) return <ChooseOffers quotes={offers} next={back} />
  const ids = held ?? offers.map(({ id }) => id).join(",")
  return <Compare ids={ids} onBegin={() => setHeld(ids)} />
}

/** The offers on a project, side by side; of more than four, the homeowner chooses four. */
export const ProjectCompareScreen = () => {
  const { projectId } = useParams<"/projects/:projectId/compare">()
  const [search] = useSearchParams()
  const back = safeNext(search.get("next"), `/projects/${projectId}`)
  return (
    <ForHomeowners back={back}>
      <OffersOn projectId={projectId} back={back} />
    </ForHomeowners>
  )
}
