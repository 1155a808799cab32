import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

import type { PagedList } from "#ui/shared/api/paged-list.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import { DoneEntries } from "./DoneEntries.tsx"
import { EntryList, step } from "./EntryList.tsx"

interface Props<Item> {
  readonly title: string
  /** Stands at the right of the title. */
  readonly action?: ReactNode
  /** Says that the thing which the URL leads to is missing. */
  readonly missing?: ReactNode
  /** Shown above the open entries. */
  readonly note?: ReactNode
  readonly list: PagedList<Item>
  /** Whether an entry is over: such entries are folded away below the others. */
  readonly isDone?: (item: Item) => boolean
  /** Whether the URL leads to this entry. */
  readonly isLedTo?: (item: Item) => boolean
  readonly failure: string
  readonly empty: ReactNode
  /** An entry, as an `li`. */
  readonly children: (item: Item) => ReactNode
}

/** The note above a list whose first entries wait for its reader. */
export const waitsFirst = "What waits for your answer comes first."

/** Placeholders for a list while it loads. */
export const Waiting = ({ title }: { readonly title: string }) => (
  <Stack role="status" aria-label={`Loading ${title.toLowerCase()}`} spacing={2}>
    {[0, 1, 2].map((position) => (
      <Skeleton key={position} variant="rounded" height={148} sx={{ borderRadius: "18px" }} />
    ))}
  </Stack>
)

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
    {children}
  </Typography>
)

const nothingIsDone = () => false

const Content = <Item,>(props: Props<Item>) => {
  const { children, empty, failure, isDone = nothingIsDone, isLedTo, list, note, title } = props
  if (list.isPending) return <Waiting title={title} />
  if (list.items === undefined) return <ErrorAlert onRetry={list.retry}>{failure}</ErrorAlert>
  if (list.items.length === 0) return empty
  const isOpen = (item: Item) => !isDone(item)
  const open = list.items.filter(isOpen)
  // One page may hold few of them, or none.
  const loadMore = (isMeant: (item: Item) => boolean) => () =>
    list.loadMore((rows) => rows.filter(isMeant).length >= step)
  return (
    <>
      {open.length > 0 && note && <Muted>{note}</Muted>}
      {open.length === 0 && <Muted>Nothing is open {list.hasMore ? "among the newest" : "right now"}.</Muted>}
      <EntryList {...list} items={open} loadMore={loadMore(isOpen)} failure={failure} isLedTo={isLedTo}>
        {children}
      </EntryList>
      <DoneEntries
        {...list}
        items={list.items.filter(isDone)}
        loadMore={loadMore(isDone)}
        failure={failure}
        isLedTo={isLedTo}
        isAlone={open.length === 0 && !list.hasMore}
      >
        {children}
      </DoneEntries>
    </>
  )
}

/** A tab's list with its heading: loading, failed, empty, or there. */
export const Panel = <Item,>(props: Props<Item>) => (
  <>
    <Stack
      direction="row"
      sx={{
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "center",
        gap: 2,
        mb: 2,
        minHeight: 44
      }}
    >
      <Typography variant="h3" component="h2">
        {props.title}
      </Typography>
      {props.action}
    </Stack>
    {props.missing && <Box sx={{ mb: 2 }}>{props.missing}</Box>}
    <Content {...props} />
  </>
)
