import Stack from "@mui/material/Stack"
import type { ReactNode } from "react"

import { SaveSearch } from "#ui/features/saved/SaveSearch.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { searchWords } from "#ui/shared/search/search-title.ts"

import { tradeOf } from "./no-one-near.ts"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
  /** Further actions. */
  readonly children?: ReactNode
}

const projectPath = ({ query, understood }: Pick<Props, "query" | "understood">) => {
  // On a landing page the kind of work is a slug: "leak-repair".
  const title = query.service?.replaceAll("-", " ")
  const given = { title, trade: tradeOf(query, understood), location: understood.place }
  const known = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/start-project?${new URLSearchParams(known).toString()}`
}

const tellMe = { children: "Tell me when one joins", variant: "outlined" } as const

/** What can be done where a search finds nobody: if its place is known, post a project or save the search. */
export const NoOneNearActions = ({ children, query, understood }: Props) => (
  <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap", mb: 4 }}>
    {understood.place !== undefined && (
      <>
        <LinkButton href={projectPath({ query, understood })} variant="contained">
          Post this as a project
        </LinkButton>
        <SaveSearch query={query} words={searchWords(query)} alert="daily" button={tellMe} />
      </>
    )}
    {children}
  </Stack>
)
