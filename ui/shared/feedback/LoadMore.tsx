import Button, { type ButtonProps } from "@mui/material/Button"
import type { ReactNode } from "react"

import type { PagedList } from "../api/paged-list.ts"
import { useOnce } from "../forms/use-once.ts"
import { ErrorAlert } from "./ErrorAlert.tsx"

interface Props extends Pick<ButtonProps, "size" | "sx"> {
  readonly list: Pick<PagedList<unknown>, "hasMore" | "isFailing"> & {
    readonly loadMore: () => Promise<unknown>
  }
  /** Said when the next page could not be loaded. */
  readonly failed: string
  /** Called before more is asked for. */
  readonly onMore: () => void
  /** How far the list goes; stands above the button. */
  readonly note?: ReactNode
  /** The words of the button. */
  readonly children?: string
}

/** Loads the next page of a list. */
export const LoadMore = ({ children = "Load more", failed, list, note, onMore, ...button }: Props) => {
  const { hasMore, isFailing, loadMore } = list
  const { isBusy, start: more } = useOnce(async () => {
    onMore()
    await loadMore()
  })
  return (
    <>
      {isFailing && <ErrorAlert onRetry={more}>{failed}</ErrorAlert>}
      {note}
      {hasMore && (
        // Null rather than false, which would render a style attribute on the server.
        <Button variant="outlined" {...button} loading={isBusy || null} onClick={() => void more()}>
          {children}
        </Button>
      )}
    </>
  )
}
