import Box from "@mui/material/Box"
import type { ReactNode } from "react"

import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"

import { ProviderGrid } from "../ProviderGrid.tsx"
import { ProvidersError } from "../ProvidersError.tsx"
import { LoadMore } from "./LoadMore.tsx"
import type { useProviderPages } from "./use-provider-pages.ts"

interface Props {
  readonly pages: ReturnType<typeof useProviderPages>
  /** Shown when nobody is found. */
  readonly whenEmpty: ReactNode
}

/** The cards, or what stands in their place: skeletons, an error, no results. */
export const ProviderResults = ({ pages, whenEmpty }: Props) => {
  const { hasFailed, isPending, loadMore, providers, retry } = pages
  const { expectMore, list } = useFocusOnNewcomers<HTMLDivElement>(providers.length, "article")
  const more = () => {
    expectMore()
    return loadMore()
  }
  if (isPending) return <SkeletonCards label="Loading professionals" />
  if (hasFailed) return <ProvidersError onRetry={retry} />
  if (providers.length === 0) return whenEmpty
  return (
    <Box ref={list}>
      <ProviderGrid providers={providers} heading="h2" />
      <LoadMore {...pages} loadMore={more} />
    </Box>
  )
}
