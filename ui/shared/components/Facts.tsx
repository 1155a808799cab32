import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  /** Label and value; those without a value are left out. */
  readonly facts: Readonly<Record<string, ReactNode>>
  readonly sx?: Readonly<Record<string, string | number>>
}

/** Arranges facts in columns; for `sx`. */
export const inColumns = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  rowGap: 2
}

const isBlank = (value: ReactNode) => value === null || (typeof value === "string" && value.trim() === "")

/** Short facts, each under its label: side by side, unless `sx` says otherwise. */
export const Facts = ({ facts, sx }: Props) => (
  <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1.5, m: 0, ...sx }}>
    {Object.entries(facts)
      .filter(([, value]) => !isBlank(value))
      .map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography variant="caption" component="dt" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography variant="subtitle2" component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
)
