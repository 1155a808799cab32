import Box from "@mui/material/Box"
import FormHelperText from "@mui/material/FormHelperText"
import Typography from "@mui/material/Typography"
import { useId } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"

import { type Delivery, deliveries } from "#domain/notices/topics.ts"

interface Props {
  readonly label: string
  readonly error: string | undefined
  /** Registers the choices with the form. */
  readonly field: UseFormRegisterReturn
}

const words: Readonly<Record<Delivery, string>> = { now: "Now", daily: "Daily", off: "Off" }

// A table row where there is room for one; otherwise the topic above its choices.
const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: 2,
  alignItems: "center",
  py: 1,
  borderTop: 1,
  borderColor: "divider",
  "@container (min-width: 34rem)": { gridTemplateColumns: "minmax(0, 1fr) auto" }
}

const choice = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 44,
  cursor: "pointer",
  "& input": { flexShrink: 0, width: 22, height: 22, m: 0, accentColor: "var(--mui-palette-primary-main)" }
}

const choices = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))",
  columnGap: 1,
  "@container (min-width: 34rem)": { gridTemplateColumns: "repeat(3, 5.5rem)" }
}

/** A topic of notices, and when to send emails about it. */
export const DeliveryGroup = ({ error, field, label }: Props) => {
  const id = useId()
  return (
    <Box
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-fault`}
      sx={row}
    >
      <Typography id={id} variant="subtitle2" component="span">
        {label}
      </Typography>
      <Box sx={choices}>
        {deliveries.map((delivery) => (
          <Box key={delivery} component="label" sx={choice}>
            <input {...field} type="radio" value={delivery} />
            {words[delivery]}
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText id={`${id}-fault`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
