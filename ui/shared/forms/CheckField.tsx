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
  /** The id of the element that shows the fault of the whole group. */
  readonly faultId?: string | undefined
}

const row = {
  display: "flex",
  alignItems: "flex-start",
  gap: 1.5,
  py: 0.75,
  cursor: "pointer",
  // The whole label can be pressed, and the box is large enough to hit.
  "& input": { flexShrink: 0, width: 24, height: 24, m: 0, accentColor: "var(--mui-palette-primary-main)" }
}

// Looks like a text field's fault; Material's component would bring the parts of text fields along.
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
