import Box from "@mui/material/Box"
import { type ReactNode, useEffect, useRef } from "react"

import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"

import { ProviderGrid } from "../ProviderGrid.tsx"
import { ProvidersError } from "../ProvidersError.tsx"
import { LoadMore } from "./LoadMore.tsx"
import type { useProviderPages } from "./use-provider-pages.ts"

interface Props {
  readonly pages: ReturnType<typeof useProviderPages>
  /** What stands where nobody is found. */
  readonly whenEmpty: ReactNode
}

// The button disappears with the last page; the focus moves to the first new card.
const useFocusOnNewcomers = (count: number) => {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const newcomer = before.current > 0 && count > before.current && before.current
    before.current = count
    if (newcomer)
      list.current?.querySelectorAll<HTMLElement>("article")[newcomer]?.focus({ preventScroll: true })
  }, [count])
  return list
}

/** The cards, or what stands in their place: skeletons, an error, no results. */
export const ProviderResults = ({ pages, whenEmpty }: Props) => {
  const { hasFailed, isPending, providers, retry } = pages
  const list = useFocusOnNewcomers(providers.length)
  if (isPending) return <SkeletonCards label="Loading professionals" />
  if (hasFailed) return <ProvidersError onRetry={retry} />
  if (providers.length === 0) return whenEmpty
  return (
    <Box ref={list}>
      <ProviderGrid providers={providers} heading="h2" />
      <LoadMore {...pages} />
    </Box>
  )
}
