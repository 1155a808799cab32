import Button from "@mui/material/Button"
import InputAdornment from "@mui/material/InputAdornment"
import TextField, { type TextFieldProps } from "@mui/material/TextField"
import { useState } from "react"

type Props = Omit<TextFieldProps, "type" | "slotProps" | "variant"> & { readonly label: string }

/** A password with a button that shows it. Spread react-hook-form's `register` on it like on a TextField. */
export const PasswordField = (props: Props) => {
  const [shown, setShown] = useState(false)
  const action = shown ? "Hide" : "Show"
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      slotProps={{
        input: {
          sx: { pr: 0.75 },
          endAdornment: (
            <InputAdornment position="end">
              <Button
                size="small"
                color="inherit"
                aria-pressed={shown}
                aria-label={`${action} ${props.label.toLowerCase()}`}
                onClick={() => setShown(!shown)}
              >
                {action}
              </Button>
            </InputAdornment>
          )
        }
      }}
    />
  )
}
