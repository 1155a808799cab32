import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"

import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import { PartCard } from "../parts/PartCard.tsx"
import { isLinkedTo } from "../work-link.ts"
import { jobAlertsQuery } from "./use-work-form.ts"
import { WorkEditor } from "./WorkEditor.tsx"

export interface WhereYouWorkProps {
  readonly ownerId: string
  readonly zipCode: string
}

/** Where the provider works and for which jobs they get alerts; saved separately from the profile. */
export const WhereYouWork = ({ ownerId, zipCode }: WhereYouWorkProps) => {
  const { data, isError, refetch } = useQuery(jobAlertsQuery)
  const card = useRef<HTMLDivElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && isLinkedTo()) card.current?.scrollIntoView()
  }, [isThere])
  return (
    <PartCard area="work" title="Where you work" ref={card}>
      {isError && (
        <ErrorAlert onRetry={refetch}>Where you work could not be loaded. Please try again later.</ErrorAlert>
      )}
      {data && <WorkEditor alerts={data} ownerId={ownerId} zipCode={zipCode} />}
    </PartCard>
  )
}
