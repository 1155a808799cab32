import Box from "@mui/material/Box"
import { type ComponentProps, Suspense } from "react"

import type { HeartButton as Heart } from "#ui/features/saved/HeartButton.tsx"
import { firstView, useFirstStep } from "#ui/shared/components/use-first-step.ts"
import { lazyOrNothing, orNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"
import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { makeStore, useStore } from "#ui/shared/state/store.ts"

import type { CallButton as Call } from "./card/CallButton.tsx"

// Where their code cannot be loaded, cards do without both.
const load = () => import("./later-buttons.ts")
const { Part: CallButton, preload } = lazyPart(orNothing(async () => (await load()).CallButton))
const HeartButton = lazyOrNothing(async () => (await load()).HeartButton)

// Shared by all hearts: once it is true, hearts that mount later appear at once.
const begun = makeStore(false)
const begin = () => begun.set(true)

const side = "3.25rem"

/** The width of a grid column that reserves the room for a heart: in the first view it is empty. */
export const heartRoom = `calc(${side} - 8px)`

/** The height of a grid row that reserves the room for a heart, where nothing beside it is sure to be as high. */
export const heartRow = `minmax(${side}, auto)`

/** Saves a professional under "Saved". The button loads after the first view, into `heartRoom`. */
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

/** Loads the code of `LaterCall` ahead, as the server does. */
export const preloadCall = preload

/** The button that calls a professional, which only emergencies need; its code loads on demand. */
export const LaterCall = (props: ComponentProps<typeof Call>) => (
  <Suspense>
    <CallButton {...props} />
  </Suspense>
)
