import Box from "@mui/material/Box"
import type { ComponentProps } from "react"

import { TextField } from "./TextField.tsx"

/** An amount of US dollars. Register it with `{ setValueAs: readOptionalAmount }`. */
export const MoneyField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    inputMode="decimal"
    autoComplete="off"
    startAdornment={
      <Box component="span" sx={{ color: "text.secondary" }}>
        $
      </Box>
    }
  />
)
