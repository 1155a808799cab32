import Box from "@mui/material/Box"
import { lazy, Suspense } from "react"

import { useBegun } from "#ui/shared/components/use-begun.ts"

import type { FeedSearchProps, FeedSearch as Search } from "./FeedSearch.tsx"

const nothing: typeof Search = () => <></>

// The list is read without it, where it cannot be fetched.
const FeedSearch = lazy(() =>
  import("./FeedSearch.tsx").then(
    ({ FeedSearch: loaded }) => ({ default: loaded }),
    () => ({ default: nothing })
  )
)

// As high as a field with its label: nothing moves when it comes.
const room = "calc(2.8125rem + 28px)"

/** The search among the projects, which comes after the first view. */
export const LaterFeedSearch = (props: FeedSearchProps) => {
  const isBegun = useBegun()
  return (
    <Box sx={{ minHeight: room, mb: 2 }}>
      {isBegun && (
        <Suspense>
          <FeedSearch {...props} />
        </Suspense>
      )}
    </Box>
  )
}
