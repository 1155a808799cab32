import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { type ComponentProps, useState } from "react"

import { TextField } from "./TextField.tsx"

type Props = Omit<ComponentProps<typeof TextField>, "type" | "endAdornment">

// For screen readers only. MUI's `visuallyHidden` would load another chunk wherever there is a password.
const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)"
}

/** A password with a button that shows it. Takes react-hook-form's `register(name)` like a TextField. */
export const PasswordField = (props: Props) => {
  const [shown, setShown] = useState(false)
  const action = shown ? "Hide" : "Show"
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      sx={{ pr: 0.75 }}
      endAdornment={
        <Button size="small" color="inherit" onClick={() => setShown(!shown)} sx={{ ml: 1, flexShrink: 0 }}>
          {action}
          <Box component="span" sx={unseen}>
            {` ${props.label.toLowerCase()}`}
          </Box>
        </Button>
      }
    />
  )
}
