import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { useState } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import type { QuoteMove } from "#ui/features/offers/quote-step-words.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"

import { ComparisonList } from "./ComparisonList.tsx"
import { ComparisonTable } from "./ComparisonTable.tsx"
import { useListLayout } from "./layout-choice.ts"
import { Revised } from "./Revised.tsx"
import { useComparison } from "./use-comparison.ts"

const load = async () => (await import("#ui/features/offers/QuoteStepDialog.tsx")).QuoteStepDialog
const QuoteStepDialog = lazyDialog(load)
// A failure shows when a dialog is opened.
const preload = fetchAhead(load)

export const Loading = () => (
  <Box role="status" aria-label="Loading the comparison">
    <Skeleton variant="rounded" height={480} sx={{ borderRadius: "18px" }} />
  </Box>
)

// Only the homeowner sees a comparison.
const role = "homeowner"

interface Begun {
  readonly quote: Quote
  readonly step: QuoteMove
}

interface Props {
  readonly ids: string
  /** Called when a question about one of the quotes is opened. */
  readonly onBegin?: () => void
}

/** Quotes side by side, with what can be done about each. */
export const Compare = ({ ids, onBegin }: Props) => {
  const { compared, error, retry } = useComparison(ids)
  const { choose, isList } = useListLayout()
  const [begun, setBegun] = useState<Begun | null>(null)
  const place = useFocusAfterwards(begun !== null)
  if (error) {
    return (
      <NotLoaded error={error} onRetry={retry}>
        The offers did not load.
      </NotLoaded>
    )
  }
  if (compared === undefined) return <Loading />
  const Layout = isList ? ComparisonList : ComparisonTable
  const begin = (quote: Quote, step: QuoteMove) => {
    onBegin?.()
    setBegun({ quote, step })
  }
  return (
    <Box
      ref={place}
      tabIndex={-1}
      onPointerEnter={preload}
      onFocus={preload}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Revised columns={compared.comparison.columns} />
      <CheckField
        label="Show one below the other"
        checked={isList}
        onChange={({ target }) => choose(target.checked)}
      />
      <Layout {...compared} onStep={begin} />
      {begun && <QuoteStepDialog {...begun} role={role} onClose={() => setBegun(null)} />}
    </Box>
  )
}
