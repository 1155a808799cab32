import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Comparison } from "#domain/quote/comparison/comparison.ts"
import { notStated } from "#domain/quote/comparison/not-stated.ts"
import { priceKindWords } from "#domain/quote/offer/offer-words.ts"
import { Pill } from "#ui/shared/components/Pill.tsx"

import type { Column, Row } from "./use-comparison.ts"

interface Props {
  readonly comparison: Comparison
  readonly column: Column
  readonly row: Row
}

const lists = new Set(["includes", "excludes"])

/** In what this answer is the best of its row, in words; null if it is not. */
const distinction = ({ column: { quoteId }, comparison: { cheapest, soonest }, row: { key } }: Props) => {
  if (key === "total" && cheapest === quoteId) return "Lowest total"
  return key === "start" && soonest === quoteId ? "Earliest start" : null
}

const wordsIn = ({ column, comparison, row }: Props) => column.cells[comparison.rows.indexOf(row)] ?? []

/** Whether this is a total by the hour beside one that is marked as the lowest, in which it took no part. */
const isNotRanked = ({ column: { cells }, comparison: { cheapest, rows }, row: { key } }: Props) =>
  key === "total" &&
  cheapest !== null &&
  cells[rows.findIndex((other) => other.key === "priceKind")]?.[0] === priceKindWords.hourly

/** One offer's answer to one question. */
export const Answer = (props: Props) => {
  const { key } = props.row
  const [first, ...further] = wordsIn(props)
  const best = distinction(props)
  if (lists.has(key) && further.length > 0) {
    return (
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {wordsIn(props).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
    )
  }
  return (
    <>
      <Typography
        variant={key === "total" ? "subtitle1" : "body2"}
        component="p"
        sx={{
          whiteSpace: "pre-line",
          fontVariantNumeric: "tabular-nums",
          fontWeight: key === "total" && first !== notStated ? 650 : undefined,
          color: first === notStated ? "text.secondary" : undefined
        }}
      >
        {first}
      </Typography>
      {best && <Pill tone="green">{best}</Pill>}
      {isNotRanked(props) && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          By the hour: not ranked
        </Typography>
      )}
      {further.map((words) => (
        <Typography key={words} variant="body2" sx={{ color: "text.secondary" }}>
          {words}
        </Typography>
      ))}
    </>
  )
}
