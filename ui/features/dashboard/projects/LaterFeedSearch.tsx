import Box from "@mui/material/Box"
import { Suspense } from "react"

import { useBegun } from "#ui/shared/components/use-begun.ts"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

import type { FeedSearchProps } from "./FeedSearch.tsx"

// Where its code cannot be loaded, the list does without.
const FeedSearch = lazyOrNothing(() => import("./FeedSearch.tsx").then((part) => part.FeedSearch))

// As high as a field with its label, so that nothing moves when it loads; until then the outline of the field is there.
const room = {
  display: "grid",
  alignItems: "end",
  minHeight: "calc(2.8125rem + 28px)",
  mb: 2,
  "&:empty::after": { content: '""', height: 46, border: 1, borderColor: "divider", borderRadius: "12px" }
}

/** The search among the projects, which comes after the first view. */
export const LaterFeedSearch = (props: FeedSearchProps) => {
  const isBegun = useBegun()
  return (
    <Box sx={room}>
      {isBegun && (
        <Suspense>
          <FeedSearch {...props} />
        </Suspense>
      )}
    </Box>
  )
}
