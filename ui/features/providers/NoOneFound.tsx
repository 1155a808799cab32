import Button from "@mui/material/Button"

import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { NothingFoundArt } from "#ui/shared/illustrations/Vignettes.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { NearestProviders } from "./NearestProviders.tsx"
import { isTextAlone, isTextUnclear, whyNobody } from "./no-one-near.ts"
import { NoOneNearActions } from "./NoOneNearActions.tsx"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
  /** Said where the search's place does not explain why nobody is found. */
  readonly title: string
  /** Clears the filters; undefined where nothing narrows the search. */
  readonly onClear?: (() => void) | undefined
  readonly heading?: "h2" | "h3"
}

/** Shown when a search finds nobody: the nearest of the trade, and what can be done. */
export const NoOneFound = ({ heading = "h3", onClear, query, title, understood }: Props) => {
  const isUnclear = isTextUnclear(query, understood)
  const actions = (
    <NoOneNearActions query={query} understood={understood}>
      {onClear && (
        <Button variant="outlined" onClick={onClear}>
          {isUnclear || isTextAlone(query) ? "Clear the search" : "Remove the filters"}
        </Button>
      )}
      {isUnclear && (
        <LinkButton href="/services" variant="outlined">
          Browse services
        </LinkButton>
      )}
    </NoOneNearActions>
  )
  return (
    <NearestProviders
      query={query}
      understood={understood}
      heading={heading}
      actions={actions}
      otherwise={
        <EmptyState art={<NothingFoundArt />} title={title} action={actions}>
          {whyNobody(query, understood)}
        </EmptyState>
      }
    />
  )
}
