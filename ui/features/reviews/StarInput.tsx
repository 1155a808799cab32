import Box from "@mui/material/Box"
import FormControl from "@mui/material/FormControl"
import FormHelperText from "@mui/material/FormHelperText"
import FormLabel from "@mui/material/FormLabel"
import Typography from "@mui/material/Typography"
import { type Ref, useId, useState } from "react"

import { stars } from "#domain/review/review-limits.ts"
import { counted } from "#domain/shared/numbers.ts"
import { starPath } from "#ui/shared/components/StarRating.tsx"
import { focusRing } from "#ui/theme/components.ts"

import { meaningOf } from "./star-words.ts"

interface Props {
  readonly label: string
  readonly name: string
  readonly value: number | null
  readonly onChange: (stars: number) => void
  readonly onBlur: () => void
  /** The ref of the first star, for moving the focus. */
  readonly ref: Ref<HTMLInputElement>
  readonly error?: string | undefined
}

// The radio button itself covers its star and is transparent: the platform handles clicks, touches and arrow keys.
const button = { position: "absolute", inset: 0, width: 1, height: 1, m: 0, opacity: 0, cursor: "pointer" }

const place = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: 3,
  "&:has(:focus-visible)": focusRing
}

/** One to five stars: a group of radio buttons drawn as stars. */
export const StarInput = ({ error, label, name, onBlur, onChange, ref, value }: Props) => {
  const id = useId()
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const shown = pointedAt ?? value ?? 0
  return (
    <FormControl error={error !== undefined}>
      <FormLabel component="span" id={id} sx={{ color: "text.primary", fontSize: "0.9375rem" }}>
        {label}
        {/* Above the stars, because beside them there is no room on a phone. */}
        <Typography variant="subtitle2" component="span" aria-hidden sx={{ ml: 1, color: "text.secondary" }}>
          {meaningOf(shown)}
        </Typography>
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-help`}
        onPointerLeave={() => setPointedAt(null)}
        sx={{ display: "flex", alignItems: "center", ml: -1 }}
      >
        {stars.map((star) => (
          <Box key={star} sx={place} onPointerEnter={() => setPointedAt(star)}>
            <Box
              component="svg"
              viewBox="0 0 24 24"
              aria-hidden
              sx={{
                width: 34,
                height: 34,
                color: star <= shown ? "star" : "transparent",
                stroke: star <= shown ? "currentColor" : "var(--mui-palette-outline)",
                strokeWidth: 1.5,
                fill: "currentColor"
              }}
            >
              <path d={starPath} />
            </Box>
            <Box
              component="input"
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={`${counted(star, "star")}: ${meaningOf(star)}`}
              onChange={() => onChange(star)}
              onBlur={onBlur}
              ref={star === 1 ? ref : undefined}
              sx={button}
            />
          </Box>
        ))}
      </Box>
      {error !== undefined && <FormHelperText id={`${id}-help`}>{error}</FormHelperText>}
    </FormControl>
  )
}
