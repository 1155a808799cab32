import Box from "@mui/material/Box"
import { Suspense } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

// Where its code cannot be loaded, the card does without.
const NumberShared = lazyOrNothing(() =>
  import("./number/NumberShared.tsx").then((part) => part.NumberShared)
)

// Two lines on a phone.
const room = { xs: "3rem", sm: 36 }

/**
 * Whether the provider has the homeowner's number, on the homeowner's card of a live quote; reserves its room while it
 * loads.
 */
export const LaterNumber = ({ quote }: { readonly quote: Quote }) => {
  const { contactPhone, phoneSharing, status } = quote
  if (phoneSharing === undefined || (status !== "pending" && status !== "accepted")) return null
  const isGiven = contactPhone !== "" && (phoneSharing === "now" || status === "accepted")
  return (
    <Box sx={{ display: "flex", alignItems: "center", minHeight: isGiven ? room : 36 }}>
      <Suspense>
        <NumberShared quote={quote} isGiven={isGiven} />
      </Suspense>
    </Box>
  )
}
