import Box from "@mui/material/Box"
import { lazy, Suspense } from "react"

import { useFirstStep } from "#ui/shared/components/use-first-step.ts"
import { makeStore, useStore } from "#ui/shared/state/store.ts"

import type { HeartButton as Button, HeartProps } from "./HeartButton.tsx"

const nothing: typeof Button = () => <></>

// Nothing else is missing without it, where it cannot be fetched.
const HeartButton = lazy(() =>
  import("./HeartButton.tsx").then(
    ({ HeartButton: loaded }) => ({ default: loaded }),
    () => ({ default: nothing })
  )
)

// Of all hearts: those that are drawn later come at once.
const begun = makeStore(false)
const begin = () => begun.set(true)

/** Keeps a professional under "Saved". The button comes with the first interaction; its room is kept. */
export const SaveHeart = (props: HeartProps) => {
  const isBegun = useStore(begun, false)
  useFirstStep(begin)
  return (
    <Box sx={{ flexShrink: 0, width: "3.25rem", height: "3.25rem", ml: "auto", alignSelf: "flex-start" }}>
      {isBegun && (
        <Suspense>
          <HeartButton {...props} />
        </Suspense>
      )}
    </Box>
  )
}
