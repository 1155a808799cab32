import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { type ComponentProps, lazy, Suspense, useState } from "react"

import { useBegun } from "#ui/shared/components/use-begun.ts"

import { labelLook, zoneLook } from "./field-looks.ts"
import type { PhotoField as Field } from "./PhotoField.tsx"

const NotThere: typeof Field = ({ label }) => (
  <Typography variant="body2">{label} cannot be added right now. Load the page again to add some.</Typography>
)

// The form does without, where it cannot be fetched.
const PhotoField = lazy(() =>
  import("./PhotoField.tsx").then(
    ({ PhotoField: loaded }) => ({ default: loaded }),
    () => ({ default: NotThere })
  )
)

// As high as the field with its words, on a phone and on a wide screen.
const zone = { ...zoneLook, minHeight: { xs: 158, sm: 78 } }

/** The field on a page that stands there at once: it comes with the first step, in the room that is kept for it. */
export const LaterPhotoField = (props: ComponentProps<typeof Field>) => {
  const isBegun = useBegun()
  const [isAsked, setAsked] = useState(false)
  const place = (
    <>
      <Typography sx={labelLook}>{props.label}</Typography>
      <Box sx={zone}>
        <Button variant="outlined" onClick={() => setAsked(true)}>
          Add photos
        </Button>
      </Box>
    </>
  )
  if (!isBegun && !isAsked) return place
  return (
    <Suspense fallback={place}>
      <PhotoField {...props} />
    </Suspense>
  )
}
