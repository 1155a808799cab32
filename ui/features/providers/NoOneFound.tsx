import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"

import { SaveSearch } from "#ui/features/saved/SaveSearch.tsx"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { NothingFoundArt } from "#ui/shared/illustrations/Vignettes.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { searchWords } from "#ui/shared/search/search-title.ts"

import { NearestProviders } from "./NearestProviders.tsx"
import { isTextUnclear, tradeOf, whyNobody } from "./no-one-near.ts"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
  /** What is said where the place does not explain it. */
  readonly title: string
  /** The way out; nothing where nothing narrows the search. */
  readonly onClear?: (() => void) | undefined
  readonly heading?: "h2" | "h3"
}

const projectPath = (query: ProviderQuery, understood: Understood) => {
  const given = { title: query.service, trade: tradeOf(query, understood), location: understood.place }
  const known = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/start-project?${new URLSearchParams(known).toString()}`
}

const tellMe = { children: "Tell me when one joins", variant: "outlined" } as const

/** A search that finds nobody ends with the nearest of the trade, and with what can be done. */
export const NoOneFound = ({ heading = "h3", onClear, query, title, understood }: Props) => {
  const isUnclear = isTextUnclear(query, understood)
  const actions = (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap", mb: 4 }}>
      {understood.place !== undefined && (
        <LinkButton href={projectPath(query, understood)} variant="contained">
          Post this as a project
        </LinkButton>
      )}
      {understood.place !== undefined && (
        <SaveSearch query={query} words={searchWords(query)} alert="daily" button={tellMe} />
      )}
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
    </Stack>
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
