import Box from "@mui/material/Box"
import { Suspense } from "react"

import { useBegun } from "#ui/shared/components/use-begun.ts"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

import type { FeedSearchProps } from "./FeedSearch.tsx"

// Where its code cannot be loaded, the list does without.
const FeedSearch = lazyOrNothing(() => import("./FeedSearch.tsx").then((part) => part.FeedSearch))

// As high as a field with its label, so that nothing moves when it loads.
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
