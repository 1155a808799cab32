import Box from "@mui/material/Box"
import { type ComponentProps, Suspense } from "react"

import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

import type { PhotoStrip as Strip } from "./PhotoStrip.tsx"

// Where its code cannot be loaded, the text does without photos.
const PhotoStrip = lazyOrNothing(() => import("./PhotoStrip.tsx").then((part) => part.PhotoStrip))

interface Props extends Omit<ComponentProps<typeof Strip>, "isGrid"> {
  readonly size: number
}

/**
 * A strip for places where most have no photos. The room of each picture is reserved, so that nothing moves when they
 * load.
 */
export const LaterPhotos = (props: Props) => {
  const { photos, size } = props
  if (photos.length === 0) return null
  const room = (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {photos.map(({ large }) => (
        <Box key={large} sx={{ width: size, height: size }} />
      ))}
    </Box>
  )
  return (
    <Box sx={{ my: 1 }}>
      <Suspense fallback={room}>
        <PhotoStrip {...props} />
      </Suspense>
    </Box>
  )
}
