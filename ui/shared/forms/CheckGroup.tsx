import Box from "@mui/material/Box"
import FormHelperText from "@mui/material/FormHelperText"
import { type ComponentProps, type ReactNode, useId } from "react"

import { CheckField } from "./CheckField.tsx"
import { FormSection } from "./FormSection.tsx"

interface Props {
  readonly title: string
  readonly hint: string
  readonly options: ReadonlyArray<string>
  /** The least width of a column, in pixels. */
  readonly width: number
  readonly error: string | undefined
  /** Registers the checkbox of an option with the form. */
  readonly box: (
    option: string,
    position: number
  ) => Omit<ComponentProps<typeof CheckField>, "error" | "faultId" | "label">
  /** Shown beside the boxes. */
  readonly children?: ReactNode
}

const columns = (width: number) => ({
  display: "grid",
  columnGap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`
})

/** Boxes of which several may be ticked, with one fault for all. */
export const CheckGroup = ({ box, children, error, hint, options, title, width }: Props) => {
  const id = useId()
  const faultId = error ? id : undefined
  return (
    <FormSection title={title} hint={hint} describedBy={faultId}>
      <Box data-wide>
        <Box sx={columns(width)}>
          {options.map((option, position) => (
            <CheckField
              key={option}
              {...box(option, position)}
              value={option}
              label={option}
              faultId={faultId}
            />
          ))}
        </Box>
        {error && (
          <FormHelperText id={id} error>
            {error}
          </FormHelperText>
        )}
      </Box>
      {children}
    </FormSection>
  )
}
