import Box from "@mui/material/Box"
import { type ComponentProps, lazy, Suspense } from "react"

import type { Closed as Line } from "./closing/Closed.tsx"

const nothing: typeof Line = () => <></>

// What is over is mostly folded away.
const Closed = lazy(() =>
  import("./closing/Closed.tsx").then(
    ({ Closed: loaded }) => ({ default: loaded }),
    () => ({ default: nothing })
  )
)

/** Why a quote is over, where somebody has said why. Its line is kept while its words come. */
export const LaterClosed = (props: ComponentProps<typeof Line>) => {
  const { closeNote, closeReason } = props.quote
  if (closeNote === null && closeReason === null) return null
  return (
    <Box sx={{ minHeight: 22 }}>
      <Suspense>
        <Closed {...props} />
      </Suspense>
    </Box>
  )
}
