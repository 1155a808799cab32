import Button from "@mui/material/Button"

import type { PagedList } from "../api/paged-list.ts"
import { useOnce } from "../forms/use-once.ts"
import { ErrorAlert } from "./ErrorAlert.tsx"

interface Props {
  readonly list: Pick<PagedList<unknown>, "hasMore" | "isFailing" | "loadMore">
  /** Said when the next page could not be loaded. */
  readonly failed: string
  /** Called before more is asked for. */
  readonly onMore: () => void
  /** Where the button stands. */
  readonly sx: Readonly<Record<string, string | number>>
}

/** Loads the next page of a list. */
export const LoadMore = ({ failed, list: { hasMore, isFailing, loadMore }, onMore, sx }: Props) => {
  const { isBusy, start: more } = useOnce(async () => {
    onMore()
    await loadMore()
  })
  return (
    <>
      {isFailing && <ErrorAlert onRetry={more}>{failed}</ErrorAlert>}
      {hasMore && (
        <Button variant="outlined" loading={isBusy} onClick={() => void more()} sx={sx}>
          Load more
        </Button>
      )}
    </>
  )
}
