import Box from "@mui/material/Box"
import { type ComponentProps, lazy, Suspense } from "react"

import type { HeartButton as Heart } from "#ui/features/saved/HeartButton.tsx"
import { firstView, useFirstStep } from "#ui/shared/components/use-first-step.ts"
import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { makeStore, useStore } from "#ui/shared/state/store.ts"

import type { CallButton as Call } from "./card/CallButton.tsx"

const load = () => import("./later-buttons.ts")
const noHeart = (): { readonly HeartButton: typeof Heart } => ({ HeartButton: () => <></> })

const { Part: CallButton, preload } = lazyPart(async () => (await load()).CallButton)
// Nothing else is missing without it, where it cannot be fetched.
const HeartButton = lazy(async () => ({ default: (await load().catch(noHeart)).HeartButton }))

// Of all hearts: those that are drawn later come at once.
const begun = makeStore(false)
const begin = () => begun.set(true)

const side = "3.25rem"

/** The column of a grid that keeps a heart's room: in the first view nothing stands in it. */
export const heartRoom = `calc(${side} - 8px)`

/** The row of a grid that keeps a heart's room, where nothing beside it is surely as high. */
export const heartRow = `minmax(${side}, auto)`

/** Keeps a professional under "Saved". The button comes after the first view, into `heartRoom`. */
export const SaveHeart = (props: ComponentProps<typeof Heart>) => {
  const isBegun = useStore(begun, false)
  useFirstStep(begin, firstView)
  return isBegun ? (
    <Box
      sx={{ gridArea: "heart", position: "relative", width: side, height: side, mr: -1, justifySelf: "end" }}
    >
      <Suspense>
        <HeartButton {...props} />
      </Suspense>
    </Box>
  ) : null
}

/** Fetches the code of `LaterCall`: the server does. */
export const preloadCall = preload

/** Calls a professional; wanted in emergencies alone. */
export const LaterCall = (props: ComponentProps<typeof Call>) => (
  <Suspense>
    <CallButton {...props} />
  </Suspense>
)
