import Skeleton from "@mui/material/Skeleton"
import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"

import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"

import { AdminFrame } from "./AdminFrame.tsx"

interface Props<File> {
  readonly query: UseQueryResult<File>
  readonly titleOf: (file: File) => string
  /** The title until the thing's own is known: "A case". */
  readonly untitled: string
  readonly failed: string
  readonly children: (file: File) => ReactNode
}

/** A page of the console about one thing: says that it is loading or did not load, or shows it. */
export const FileFrame = <File,>({ children, failed, query, titleOf, untitled }: Props<File>) => {
  const { data, error, refetch } = query
  const title = data && titleOf(data)
  return (
    <AdminFrame
      // The heading has the focus already when the name comes.
      title={<span aria-live="polite">{title ?? untitled}</span>}
      documentTitle={title}
    >
      {error && !data && (
        <NotLoaded error={error} onRetry={refetch}>
          {failed}
        </NotLoaded>
      )}
      {!data && !error && <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />}
      {data && <div>{children(data)}</div>}
    </AdminFrame>
  )
}
