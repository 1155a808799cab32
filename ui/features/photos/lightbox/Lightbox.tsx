import ChevronLeftIcon from "@mui/icons-material/ChevronLeft"
import ChevronRightIcon from "@mui/icons-material/ChevronRight"
import CloseIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import type SvgIcon from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"
import { type KeyboardEvent, useEffect, useState } from "react"

import { ReportButton } from "#ui/features/reports/ReportButton.tsx"
import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"

import { photoIdOf, photoName, type ShownPhoto } from "../shown-photo.ts"
import { LargePhoto } from "./LargePhoto.tsx"
import { useSwipe } from "./use-swipe.ts"

export interface LightboxProps {
  readonly photos: ReadonlyArray<ShownPhoto>
  readonly label: string
  /** The place of the photo that is shown first. */
  readonly first: number
  /** Whether the photos are the reader's own: nobody reports their own. */
  readonly isOwn?: boolean
  readonly onClose: () => void
}

// Pictures are shown on a dark ground, whatever the page's colours.
const paper = {
  m: 0,
  maxHeight: "none",
  borderRadius: 0,
  bgcolor: "#161513",
  backgroundImage: "none",
  color: "#fff"
}
const control = {
  color: "inherit",
  "&:hover": { bgcolor: "rgb(255 255 255 / 0.14)" },
  "&.Mui-focusVisible": { outlineColor: "#fff" }
}
const side = { ...control, bgcolor: "rgb(0 0 0 / 0.55)", alignSelf: "center", zIndex: 1 }

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

// Photos may be taken away while somebody looks: the one that is shown stays, or else the one in its place.
const usePlace = (photos: ReadonlyArray<ShownPhoto>, first: number) => {
  const [shown, setShown] = useState({ place: first, address: photos[first]?.large })
  const last = photos.length - 1
  const found = photos.findIndex(({ large }) => large === shown.address)
  const at = found === -1 ? Math.min(shown.place, last) : found
  const step = (by: -1 | 1) => {
    const place = Math.min(Math.max(at + by, 0), last)
    setShown({ place, address: photos[place]?.large })
  }
  return { at, step }
}

// Preloads the neighbours, so that they are there when they are asked for.
const useNeighbours = (photos: ReadonlyArray<ShownPhoto>, at: number) =>
  useEffect(() => {
    for (const photo of [photos[at + 1], photos[at - 1]]) {
      if (photo) new Image().src = photo.large
    }
  }, [at, photos])

interface StepProps {
  readonly label: string
  readonly icon: typeof SvgIcon
  readonly isOff: boolean
  readonly onStep: () => void
}

// Not disabled at the ends, so that the focus stays.
const Step = ({ icon: Icon, isOff, label, onStep }: StepProps) => (
  <IconButton
    aria-label={label}
    aria-disabled={isOff}
    onClick={onStep}
    sx={[side, isOff && { opacity: 0.35 }]}
  >
    <Icon />
  </IconButton>
)

/** The photos one at a time, filling the screen: by buttons, arrow keys or swipes. */
export const Lightbox = ({ first, isOwn = false, label, onClose, photos }: LightboxProps) => {
  const { at, step } = usePlace(photos, first)
  const photo = photos[at]
  const isEmpty = photo === undefined
  const swipe = useSwipe(step)
  useNeighbours(photos, at)
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
  if (isEmpty) return null
  // Ignores keys from a report dialog that is open above it.
  const onKeyDown = ({ currentTarget, key, target }: KeyboardEvent) => {
    const by = steps[key]
    if (by !== undefined && target instanceof Node && currentTarget.contains(target)) step(by)
  }
  const id = photoIdOf(photo)
  const name = photoName(photo, at, photos.length)
  const isSeveral = photos.length > 1
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { sx: paper, "aria-label": label } }}
    >
      <Box
        sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", pl: 2, pr: 1, py: 1 }}
      >
        <Typography role="status" variant="body2">
          {isSeveral && `${at + 1} of ${photos.length}`}
        </Typography>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, "& .MuiButton-root": control }}>
          {id !== null && !isOwn && (
            <ReportButton about="photo" aboutId={id} name={name}>
              Report
            </ReportButton>
          )}
          <IconButton autoFocus aria-label="Close" onClick={onClose} sx={control}>
            <CloseIcon />
          </IconButton>
        </Box>
      </Box>
      <Box
        {...swipe}
        sx={{
          position: "relative",
          flexGrow: 1,
          minHeight: 0,
          display: "flex",
          justifyContent: "space-between",
          px: 1
        }}
      >
        {isSeveral && (
          <Step icon={ChevronLeftIcon} label="Previous photo" isOff={at === 0} onStep={() => step(-1)} />
        )}
        <LargePhoto key={photo.large} address={photo.large} name={name} />
        {isSeveral && (
          <Step
            icon={ChevronRightIcon}
            label="Next photo"
            isOff={at === photos.length - 1}
            onStep={() => step(1)}
          />
        )}
      </Box>
      <Typography
        aria-live="polite"
        sx={{ px: 2, pt: 1.5, pb: 2.5, minHeight: 56, textAlign: "center", overflowWrap: "anywhere" }}
      >
        {photo.caption}
      </Typography>
    </Dialog>
  )
}
