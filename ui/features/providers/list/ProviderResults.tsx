import Box from "@mui/material/Box"
import { type ReactNode, useDeferredValue, useMemo } from "react"

import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"

import { ProviderGrid } from "../ProviderGrid.tsx"
import { ProvidersError } from "../ProvidersError.tsx"
import { MoreProviders } from "./MoreProviders.tsx"
import type { useProviderPages } from "./use-provider-pages.ts"

interface Props {
  readonly pages: ReturnType<typeof useProviderPages>
  /** Shown when nobody is found. */
  readonly whenEmpty: ReactNode
}

type Pages = Props["pages"]

/**
 * The cards to show. Of another search they are rendered after the rest of the page, so that the filter that was pressed
 * says so at once, however long the lists are; more of the same search, and the first ones, come together with it.
 */
const useShown = ({ found, providers }: Pick<Pages, "found" | "providers">) => {
  const now = useMemo(() => ({ found, providers }), [found, providers])
  const before = useDeferredValue(now)
  return before.found === found || before.providers.length === 0 ? providers : before.providers
}

/** The cards, or what stands in their place: skeletons, an error, no results. */
export const ProviderResults = ({ pages, whenEmpty }: Props) => {
  const { hasFailed, isPending, providers, retry } = pages
  const shown = useShown(pages)
  const { expectMore, list } = useFocusOnNewcomers<HTMLDivElement>(providers.length, "article")
  if (isPending) return <SkeletonCards label="Loading professionals" />
  if (hasFailed) return <ProvidersError onRetry={retry} />
  if (providers.length === 0) return whenEmpty
  return (
    <Box ref={list}>
      <ProviderGrid providers={shown} heading="h2" />
      <MoreProviders pages={pages} onMore={expectMore} />
    </Box>
  )
}
