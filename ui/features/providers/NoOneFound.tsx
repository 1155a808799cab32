import Button from "@mui/material/Button"

import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { NothingFoundArt } from "#ui/shared/illustrations/Vignettes.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { NearestProviders } from "./NearestProviders.tsx"
import { isTextUnclear, whyNobody } from "./no-one-near.ts"
import { NoOneNearActions } from "./NoOneNearActions.tsx"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
  /** What is said where the place does not explain it. */
  readonly title: string
  /** The way out; nothing where nothing narrows the search. */
  readonly onClear?: (() => void) | undefined
  readonly heading?: "h2" | "h3"
}

/** A search that finds nobody ends with the nearest of the trade, and with what can be done. */
export const NoOneFound = ({ heading = "h3", onClear, query, title, understood }: Props) => {
  const isUnclear = isTextUnclear(query, understood)
  const actions = (
    <NoOneNearActions query={query} understood={understood}>
      {onClear && (
        <Button variant="outlined" onClick={onClear}>
          {isUnclear ? "Clear the search" : "Remove the filters"}
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
