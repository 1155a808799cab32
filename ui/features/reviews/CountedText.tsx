import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"

import { formatNumber } from "#domain/shared/numbers.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"

interface Props extends ComponentProps<typeof TextField> {
  /** What stands in the field now. */
  readonly text: string
  /** How many characters it may hold. */
  readonly max: number
}

/** A text of several lines with the number of its characters, of as many as there may be. */
export const CountedText = ({ max, text, ...field }: Props) => {
  const { length } = text.trim()
  return (
    <Box>
      <TextField {...field} multiline />
      <Typography
        variant="caption"
        component="p"
        sx={{
          mt: 0.5,
          textAlign: "right",
          fontVariantNumeric: "tabular-nums",
          color: length > max ? "error.main" : "text.secondary"
        }}
      >
        {formatNumber(length)} of {formatNumber(max)} characters
      </Typography>
    </Box>
  )
}
