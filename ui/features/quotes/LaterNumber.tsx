import Box from "@mui/material/Box"
import { lazy, Suspense } from "react"

import type { Quote } from "#domain/quote/quote.ts"

import type { NumberShared as Line } from "./number/NumberShared.tsx"

const nothing: typeof Line = () => <></>

// The card is read without it, where it cannot be fetched.
const NumberShared = lazy(() =>
  import("./number/NumberShared.tsx").then(
    ({ NumberShared: loaded }) => ({ default: loaded }),
    () => ({ default: nothing })
  )
)

/** Whether the provider has the homeowner's number, on the homeowner's card of a live quote; its room is kept. */
export const LaterNumber = ({ quote }: { readonly quote: Quote }) => {
  const { phoneSharing, status } = quote
  if (phoneSharing === undefined || (status !== "pending" && status !== "accepted")) return null
  return (
    <Box sx={{ display: "flex", alignItems: "center", minHeight: 36 }}>
      <Suspense>
        <NumberShared quote={quote} />
      </Suspense>
    </Box>
  )
}
