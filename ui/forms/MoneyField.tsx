import InputAdornment from "@mui/material/InputAdornment"
import type { ComponentProps } from "react"

import { TextField } from "../shared/form/TextField.tsx"

/** An amount of US dollars. Register it with `{ setValueAs: readAmount }`. */
export const MoneyField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    inputMode="decimal"
    autoComplete="off"
    startAdornment={
      <InputAdornment position="start" sx={{ mr: 0 }}>
        $
      </InputAdornment>
    }
  />
)
