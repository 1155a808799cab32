import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useController } from "react-hook-form"

import { alertLimits } from "#domain/provider/alerts/alert-limits.ts"
import { reachedWords } from "#domain/provider/alerts/work-words.ts"
import { readOptionalNumber } from "#ui/shared/forms/read-amount.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import { useReachedPlaces } from "./use-reached-places.ts"
import type { WorkForm } from "./use-work-form.ts"

interface Props {
  readonly form: WorkForm
  /** The centre of the distance; empty where none is saved. */
  readonly zipCode: string
}

const { maximum } = alertLimits.miles
const step = 5

const slider = {
  width: "100%",
  height: 48,
  m: 0,
  accentColor: "var(--mui-palette-primary-main)",
  cursor: "pointer"
}

const noBase =
  "Without a ZIP code, jobs everywhere are within reach. Give yours above, under Service area, and save it."

/**
 * How far jobs may be: a slider for a rough choice, a field for an exact one, and the names of the towns within reach.
 */
export const DistanceFields = ({ form, zipCode }: Props) => {
  const { field, fieldState } = useController({ control: form.control, name: "radiusMiles" })
  const { onBlur, onChange, value: miles } = field
  const places = useReachedPlaces(zipCode, miles)
  return (
    <>
      <TextField
        {...field}
        label="Miles"
        value={miles ?? ""}
        onChange={({ target }) => onChange(readOptionalNumber(target.value))}
        error={fieldState.error?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <Box sx={{ pt: { sm: 3 } }}>
        <Box
          component="input"
          type="range"
          aria-label="Distance"
          aria-valuetext={`${miles ?? 0} miles`}
          min={step}
          max={maximum}
          step={step}
          value={typeof miles === "number" ? miles : step}
          onChange={({ target }: { readonly target: HTMLInputElement }) => onChange(Number(target.value))}
          onBlur={onBlur}
          sx={slider}
        />
      </Box>
      <Typography data-wide role="status" variant="body2">
        {zipCode === "" ? noBase : places && reachedWords(places)}
      </Typography>
    </>
  )
}
