import Box from "@mui/material/Box"
import { Suspense } from "react"

import { useBegun } from "#ui/shared/components/use-begun.ts"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

import type { FeedSearchProps } from "./FeedSearch.tsx"

// The list is read without it, where it cannot be fetched.
const FeedSearch = lazyOrNothing(() => import("./FeedSearch.tsx").then((part) => part.FeedSearch))

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
