import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"

import { formatNumber } from "#domain/shared/numbers.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"

interface Props extends ComponentProps<typeof TextField> {
  /** The current text of the field. */
  readonly text: string
  /** The maximum number of characters. */
  readonly max: number
}

/** A multiline text field with a count of its characters, out of the maximum. */
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
