import ProviderIcon from "@mui/icons-material/HandymanOutlined"
import HomeownerIcon from "@mui/icons-material/HomeOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ChangeEvent, useId } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"

import type { RegistrableRole } from "#domain/account/role.ts"

const label = "Your role"

const options = [
  {
    value: "homeowner",
    icon: HomeownerIcon,
    title: "Homeowner looking for services",
    hint: "Ask for quotes, post projects, compare and choose."
  },
  {
    value: "provider",
    icon: ProviderIcon,
    title: "Service provider/contractor",
    hint: "Show your business, answer requests, make offers."
  }
] as const

// Safari gives a legend no place in a grid.
const group = {
  position: "relative",
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  "& > legend": { p: 0, mb: 1.5, typography: "subtitle2" },
  "& > div": {
    display: "grid",
    gap: 1.5,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(210px, 100%), 1fr))"
  }
}

const card = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: 1.5,
  rowGap: 0.5,
  p: 2,
  border: 2,
  borderColor: "divider",
  borderRadius: 4,
  cursor: "pointer",
  // The invisible radio lies over the icon only, so that a click on the card, its text or the radio hits one element.
  "& > input": {
    gridArea: "1 / 1 / 3 / 2",
    zIndex: 1,
    width: 1,
    height: 1,
    m: 0,
    opacity: 0,
    cursor: "inherit"
  },
  "& > svg": { gridArea: "1 / 1" },
  "&:hover": { borderColor: "outline" },
  "&:has(:checked)": {
    borderColor: "primary.main",
    bgcolor: "surface.tinted",
    color: "surface.onTinted",
    // Where people force colors of their own, both cards have the same.
    "@media (forced-colors: active)": { outline: "3px solid Highlight", outlineOffset: "-7px" }
  },
  "&:has(:focus-visible)": { outline: "3px solid var(--mui-palette-primary-main)", outlineOffset: 2 }
}

const beneath = { position: "absolute", inset: 0, width: 1, height: 1, opacity: 0, pointerEvents: "none" }

interface Props {
  readonly chosen: RegistrableRole
  readonly onChoose: (role: RegistrableRole) => void
  /** Registers the cards with the form. */
  readonly field: UseFormRegisterReturn
}

/** Two cards of which one is chosen. */
export const RoleCards = ({ chosen, field, onChoose }: Props) => {
  const id = useId()
  return (
    <Box component="fieldset" data-wide sx={group}>
      <legend>{label}</legend>
      <div>
        {options.map(({ hint, icon: Icon, title, value }) => (
          <Box key={value} component="label" sx={card}>
            <input
              {...field}
              type="radio"
              value={value}
              defaultChecked={value === chosen}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-hint`}
            />
            <Icon aria-hidden />
            <Typography id={`${id}-${value}`} variant="subtitle2" component="span" sx={{ gridColumn: 2 }}>
              {title}
            </Typography>
            <Typography
              id={`${id}-${value}-hint`}
              variant="body2"
              component="span"
              sx={{ gridColumn: 2, opacity: 0.86 }}
            >
              {hint}
            </Typography>
          </Box>
        ))}
      </div>
      {/* A select with the same choice, which programs that fill in forms understand; people do not see it. */}
      <Box
        component="select"
        aria-hidden
        aria-label={label}
        tabIndex={-1}
        value={chosen}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
          const option = options[target.selectedIndex]
          if (option) onChoose(option.value)
        }}
        sx={beneath}
      >
        {options.map(({ title, value }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Box>
    </Box>
  )
}
