import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"

import type { PagedList } from "#ui/shared/api/paged-list.ts"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { LoadMore } from "#ui/shared/feedback/LoadMore.tsx"
import { loadedWords } from "#ui/shared/format/loaded-words.ts"

import { type Column, DataTable } from "./DataTable.tsx"

interface Props<Row> {
  readonly list: PagedList<Row>
  readonly label: string
  readonly columns: ReadonlyArray<Column<Row>>
  /** Said when the list is empty. */
  readonly none: string
}

const failed = "This list did not load."

const Rows = <Row extends { readonly id: string }>({ columns, label, list }: Props<Row>) => {
  const { error, isPending, items, retry } = list
  const { expectMore, list: place } = useFocusOnNewcomers<HTMLDivElement>(items?.length ?? 0, "tbody > tr")
  if (isPending) return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />
  if (items === undefined) return error && <ErrorAlert onRetry={retry}>{failed}</ErrorAlert>
  if (items.length === 0) return null
  return (
    <div ref={place}>
      <DataTable label={label} columns={columns} rows={items} />
      <LoadMore list={list} failed={failed} onMore={expectMore} sx={{ mt: 2 }} />
    </div>
  )
}

/** What there is, in a place that stays, so that screen readers say it when a filter changes the list. */
const Outcome = <Row,>({ list: { hasMore, isPending, items }, none }: Pick<Props<Row>, "list" | "none">) => {
  if (isPending || items === undefined) return null
  if (items.length === 0) return <Typography sx={{ color: "text.secondary" }}>{none}</Typography>
  return (
    <Box component="span" sx={visuallyHidden}>
      {loadedWords(hasMore, items.length, "row")}
    </Box>
  )
}

/** A list of the console, loaded page by page. */
export const LongList = <Row extends { readonly id: string }>(props: Props<Row>) => (
  <div>
    <div role="status">
      <Outcome {...props} />
    </div>
    <Rows {...props} />
  </div>
)
