import Box from "@mui/material/Box"
import { type ComponentType, type Ref, useCallback, useState } from "react"

import { sayNotLoaded } from "#ui/shared/feedback/refusal.ts"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"

import type { LightboxProps } from "./lightbox/Lightbox.tsx"
import { photoName, type ShownPhoto } from "./shown-photo.ts"

interface Props extends Pick<LightboxProps, "isOwn"> {
  readonly photos: ReadonlyArray<ShownPhoto>
  /** What the photos show. */
  readonly label: string
  /** The side of a picture in pixels; in a grid, the minimum width of a column. */
  readonly size?: number
  /** Whether the pictures fill the width. */
  readonly isGrid?: boolean
  /** How many small pictures are shown; the lightbox shows all of them. */
  readonly shown?: number
  readonly ref?: Ref<HTMLUListElement>
}

const load = async () => (await import("./lightbox/Lightbox.tsx")).Lightbox
// A failure shows when a photo is opened.
const preload = fetchAhead(load)

const list = { gap: 1, m: 0, p: 0, listStyle: "none" }

const picture = {
  display: "block",
  p: 0,
  border: 0,
  borderRadius: 2.5,
  overflow: "hidden",
  cursor: "zoom-in",
  bgcolor: "surface.sunken",
  "& img": { display: "block", objectFit: "cover", maxWidth: "100%" }
}

const strip = { display: "flex", flexWrap: "wrap" }
const gridOf = (size: number) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size}px, 100%), 1fr))`,
  "& img, & button": { width: "100%", height: "auto", aspectRatio: "1" }
})

/** Small pictures, each of which opens the large one. */
export const PhotoStrip = ({
  isGrid = false,
  isOwn = false,
  label,
  photos,
  ref,
  shown = photos.length,
  size = 70
}: Props) => {
  const [open, setOpen] = useState<{ readonly Lightbox: ComponentType<LightboxProps>; readonly at: number }>()
  const close = useCallback(() => setOpen(undefined), [])
  const show = (at: number) => void load().then((Lightbox) => setOpen({ Lightbox, at }), sayNotLoaded)
  return (
    <>
      <Box
        component="ul"
        ref={ref}
        aria-label={label}
        onPointerEnter={preload}
        onFocus={preload}
        sx={[list, isGrid ? gridOf(size) : strip]}
      >
        {photos.slice(0, shown).map((photo, at) => (
          <li key={photo.large}>
            <Box
              component="button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => show(at)}
              sx={picture}
            >
              <img
                src={photo.thumb}
                alt={photoName(photo, at, photos.length)}
                width={size}
                height={size}
                loading="lazy"
                decoding="async"
              />
            </Box>
          </li>
        ))}
      </Box>
      {open && <open.Lightbox photos={photos} label={label} first={open.at} isOwn={isOwn} onClose={close} />}
    </>
  )
}
