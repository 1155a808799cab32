import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { type ComponentProps, useEffect, useState } from "react"

import { useBegun } from "#ui/shared/components/use-begun.ts"

import { labelLook, zoneLook } from "./field-looks.ts"
import type { PhotoField as Field } from "./PhotoField.tsx"

const NotThere: typeof Field = ({ label }) => (
  <Typography variant="body2">{label} cannot be added right now. Load the page again to add some.</Typography>
)

// The form does without, where it cannot be fetched.
const load = () =>
  import("./PhotoField.tsx").then(
    ({ PhotoField }) => PhotoField,
    () => NotThere
  )

// As high as the field with its words, on a phone and on a wide screen.
const zone = { ...zoneLook, minHeight: { xs: 158, sm: 78 } }

/**
 * The field on a page that stands there at once: it comes after the first view, in the room that is kept for it. A button
 * with the focus, or under a press, stays until that is over: of one that is replaced meanwhile, browsers tell no click.
 */
export const LaterPhotoField = (props: Omit<ComponentProps<typeof Field>, "isAsked">) => {
  const isBegun = useBegun()
  const [isHeld, setHeld] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [Loaded, setLoaded] = useState<typeof Field>()
  const isWanted = isBegun || isAsked
  useEffect(() => {
    if (isWanted) void load().then((field) => setLoaded(() => field))
  }, [isWanted])
  if (Loaded && (isAsked || !isHeld)) return <Loaded {...props} isAsked={isAsked} />
  const hold = () => setHeld(true)
  return (
    <>
      <Typography sx={labelLook}>{props.label}</Typography>
      <Box sx={zone}>
        <Button
          variant="outlined"
          onPointerDown={hold}
          onFocus={hold}
          onBlur={() => setHeld(false)}
          onClick={() => setAsked(true)}
        >
          Add photos
        </Button>
      </Box>
    </>
  )
}
