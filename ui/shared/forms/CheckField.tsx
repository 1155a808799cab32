import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ComponentProps, type ReactNode, useId } from "react"

interface Props extends Pick<
  ComponentProps<"input">,
  "checked" | "disabled" | "name" | "onBlur" | "onChange" | "ref" | "value"
> {
  readonly label: ReactNode
  /** The fault to show below. */
  readonly error?: string | undefined
  /** The element that tells the fault of the whole group. */
  readonly faultId?: string | undefined
}

const row = {
  display: "flex",
  alignItems: "flex-start",
  gap: 1.5,
  py: 0.75,
  cursor: "pointer",
  // The whole line answers, and the box is easy to hit.
  "& input": { flexShrink: 0, width: 24, height: 24, m: 0, accentColor: "var(--mui-palette-primary-main)" }
}

// As a text field's; its own component would bring the parts of text fields along.
const fault = { mx: 1.75, mt: "3px", color: "error.main" }

/** The platform's own checkbox with its label. Takes react-hook-form's `register(name)`. */
export const CheckField = ({ error, faultId, label, ...input }: Props) => {
  const id = useId()
  const describedBy = error ? id : faultId
  return (
    <Box>
      <Box component="label" sx={row}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={describedBy !== undefined}
          aria-describedby={describedBy}
        />
        <Typography component="span">{label}</Typography>
      </Box>
      {error && (
        <Typography id={id} variant="caption" component="p" sx={fault}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
