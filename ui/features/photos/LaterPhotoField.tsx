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

// Where its code cannot be loaded, the form does without.
const load = () =>
  import("./PhotoField.tsx").then(
    ({ PhotoField }) => PhotoField,
    () => NotThere
  )

// As high as the field with its texts, on a phone and on a wide screen.
const zone = { ...zoneLook, minHeight: { xs: 158, sm: 78 } }

/**
 * The field on a page that is rendered at once: it loads after the first view, into its reserved room. A button that
 * has the focus or is being pressed is not replaced until that is over, because browsers fire no click on an element
 * that was replaced meanwhile.
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
