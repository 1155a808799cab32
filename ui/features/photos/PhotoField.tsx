import AddAPhotoIcon from "@mui/icons-material/AddAPhotoOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import Typography from "@mui/material/Typography"
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from "react"

import { maxPhotosOf, photoHint, type PhotoPurpose } from "#domain/photo/photo-words.ts"

import { labelLook, zoneLook } from "./field-looks.ts"
import type { KeptPhoto } from "./kept-photo.ts"
import { MissedPhotos } from "./MissedPhotos.tsx"
import { addDropped, addPasted } from "./pasted.ts"
import { PhotoInput } from "./PhotoInput.tsx"
import { type Following, usePicks } from "./use-picks.ts"
import type { PhotoFields, PhotosReady } from "./with-photos.ts"

interface Props {
  readonly label: string
  readonly purpose: PhotoPurpose
  /** The initial photos; from then on `onChange` reports the field's changes, and `following` those made elsewhere. */
  readonly value: ReadonlyArray<KeptPhoto>
  readonly onChange: (photos: ReadonlyArray<KeptPhoto>) => void
  readonly following?: Following
  /** From the form (`useWithPhotos`), which waits for this field. */
  readonly fields: PhotoFields
  readonly error?: string | undefined
  /** Said after the limit, instead of the general hint for photos. */
  readonly hint?: string
  readonly isDescribed?: boolean
  /** Whether its button was pressed before the field had loaded: then it does at once what the button does. */
  readonly isAsked?: boolean
  /** Gets the focus where the form leads to this field. */
  readonly ref?: Ref<{ readonly focus: () => void }>
}

const zone = { ...zoneLook, display: "grid", gap: 2 }

const limitWords = (most: number) => (most === 1 ? "" : `Up to ${most} photos. `)

/** Photos of a form: chosen, dropped or pasted, sent at once, described and put in order. */
export const PhotoField = (props: Props) => {
  const { error, fields, hint = photoHint, isAsked = false, isDescribed = true, label } = props
  const { following, onChange, purpose, ref, value } = props
  const { add, isLate, missed, news, picking, ready, removeMissed, takeIn } = usePicks({
    purpose,
    photos: value,
    onChange,
    following
  })
  const most = maxPhotosOf[purpose]
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const focus = () => button.current?.focus()
  useImperativeHandle(ref, () => ({ focus }))
  useEffect(() => {
    if (!isAsked) return
    button.current?.focus()
    button.current?.click()
  }, [isAsked])
  useEffect(() => {
    const field: PhotosReady = async () => {
      const isReady = await ready()
      if (!isReady) place.current?.querySelector<HTMLElement>("[data-fault] button")?.focus()
      return isReady
    }
    fields.ready.add(field)
    return () => void fields.ready.delete(field)
  }, [fields, ready])
  useEffect(() => (isLate ? fields.noteLate() : undefined), [fields, isLate])
  const PickedPhotos = picking?.PickedPhotos
  return (
    <Box
      ref={place}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint${error ? ` ${id}-fault` : ""}`}
      onPaste={addPasted(add)}
      {...addDropped(add)}
    >
      <Typography id={`${id}-label`} sx={labelLook}>
        {label}
      </Typography>
      <Box sx={[zone, error !== undefined && { borderColor: "error.main" }]}>
        {PickedPhotos && (
          <PickedPhotos picks={picking.picks} label={label} isDescribed={isDescribed} onEmpty={focus} />
        )}
        <MissedPhotos count={missed} onRetry={takeIn} onRemove={removeMissed} onGone={focus} />
        <div>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
            <Button
              ref={button}
              variant="outlined"
              startIcon={<AddAPhotoIcon />}
              aria-describedby={`${id}-label`}
              onClick={() => input.current?.click()}
            >
              {most === 1 ? "Choose a photo" : "Add photos"}
            </Button>
            <Typography id={`${id}-hint`} variant="body2" sx={{ flex: "1 1 12rem", color: "text.secondary" }}>
              {limitWords(most)}
              {hint}
            </Typography>
          </Box>
          <Typography role="status" variant="body2" sx={{ "&:not(:empty)": { mt: 1.5 } }}>
            {news}
          </Typography>
        </div>
      </Box>
      <PhotoInput ref={input} isSeveral={most > 1} onFiles={add} />
      {error && (
        <FormHelperText id={`${id}-fault`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
