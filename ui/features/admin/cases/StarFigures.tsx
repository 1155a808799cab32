import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { counted, formatNumber } from "#domain/shared/numbers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import { type Column, DataTable } from "../table/DataTable.tsx"
import { starFiguresQuery } from "./cases.ts"

interface Figure {
  readonly id: string
  readonly rating: number
  readonly reviews: number
  readonly removed: number
}

const share = ({ removed, reviews }: Figure) => (reviews === 0 ? 0 : (100 * removed) / reviews)

const columns: ReadonlyArray<Column<Figure>> = [
  { label: "Rating", cell: ({ rating }) => counted(rating, "star"), by: ({ rating }) => rating },
  {
    label: "Reviews",
    cell: ({ reviews }) => formatNumber(reviews),
    by: ({ reviews }) => reviews
  },
  { label: "Taken down", cell: ({ removed }) => removed, by: ({ removed }) => removed },
  { label: "Share", cell: (figure) => `${share(figure).toFixed(2)} %`, by: share }
]

/** Figures that show whether operators treat reviews of all ratings alike. */
export const StarFigures = () => {
  const { data, error, refetch } = useQuery(starFiguresQuery)
  if (error && !data) return <ErrorAlert onRetry={refetch}>The figures did not load.</ErrorAlert>
  if (!data) return null
  const rows = data.map((figure) => Object.assign({ id: String(figure.rating) }, figure)).toReversed()
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h4" component="h2">
        Reviews taken down, by rating
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 2, color: "text.secondary" }}>
        How many stars somebody gave is no ground: over time the shares should be about the same.
      </Typography>
      <DataTable label="Reviews taken down, by rating" columns={columns} rows={rows} />
    </Box>
  )
}
