import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { type ReactNode, type RefObject, useEffect, useState } from "react"

import { formatNumber } from "#domain/shared/numbers.ts"
import type { PagedList } from "#ui/shared/api/paged-list.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { hasArrived } from "#ui/shared/routing/has-arrived.ts"

/** How many more entries are shown at once. */
export const step = 10

interface Props<Item> extends Pick<PagedList<Item>, "hasMore" | "isFailing" | "loadMore"> {
  readonly items: ReadonlyArray<Item>
  /** Said when more entries cannot be loaded. */
  readonly failure: string
  /** Whether the URL leads to this entry, however far down it is. */
  readonly isLedTo?: ((item: Item) => boolean) | undefined
  readonly children: (item: Item) => ReactNode
}

/** Scrolls to the entry at a place once it is there, and moves the focus to it from the page's heading. */
const useArrivalAt = (place: number, list: RefObject<HTMLUListElement | null>) => {
  const isThere = place !== -1
  useEffect(() => {
    if (!isThere || !hasArrived()) return
    const entry = list.current?.children[place]?.querySelector("article")
    entry?.scrollIntoView({ behavior: "instant", block: "start" })
    entry?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, wherever it moves later
  }, [isThere, list])
}

/** Shows ten more entries, and loads those that are missing; pressing again meanwhile does nothing. */
const useMore = <Item,>({ hasMore, isLedTo, items, loadMore }: Props<Item>) => {
  const [count, setCount] = useState(step)
  const { isBusy: isLoading, start: load } = useOnce(async () => {
    await loadMore()
  })
  const place = isLedTo ? items.findIndex(isLedTo) : -1
  const shown = Math.min(Math.max(count, place + 1), items.length)
  const { expectMore, list } = useFocusOnNewcomers(shown)
  useArrivalAt(place, list)
  const more = async () => {
    if (isLoading) return
    expectMore()
    if (hasMore && items.length < count + step) await load()
    setCount(shown + step)
  }
  return { list, shown, isLoading, more }
}

/** Entries of a list, ten at a time. Each child is an `li`. */
export const EntryList = <Item,>(props: Props<Item>) => {
  const { children, failure, hasMore, isFailing, items } = props
  const { isLoading, list, more, shown } = useMore(props)
  // All that was loaded may belong elsewhere, and the button disappear.
  const end = useFocusAfterwards(isLoading)
  const left = items.length - shown
  return (
    <>
      <Box ref={list} component="ul" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none" }}>
        {items.slice(0, shown).map(children)}
      </Box>
      {(items.length > step || hasMore) && (
        <Stack ref={end} tabIndex={-1} spacing={2} sx={{ alignItems: "center", mt: 3 }}>
          {isFailing && <ErrorAlert onRetry={more}>{failure}</ErrorAlert>}
          <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
            {`${left > 0 || hasMore ? "" : "All "}${formatNumber(shown)} are shown`}
          </Typography>
          {(left > 0 || hasMore) && (
            <Button variant="outlined" loading={isLoading} onClick={() => void more()}>
              {hasMore ? "Show more" : `Show ${Math.min(left, step)} more`}
            </Button>
          )}
        </Stack>
      )}
    </>
  )
}
