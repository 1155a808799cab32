import Box from "@mui/material/Box"
import ButtonBase from "@mui/material/ButtonBase"
import type { KeyboardEvent } from "react"

import { type Tab, tabs } from "./use-tab.ts"

interface Props {
  readonly label: string
  readonly tab: Tab
  readonly names: Readonly<Record<Tab, string>>
  readonly onChoose: (tab: Tab) => void
  /** The id of a tab's button, or of its panel. */
  readonly idOf: (tab: Tab, part: "panel" | "tab") => string
}

const look = {
  minHeight: 52,
  px: { xs: 2, sm: 2.5 },
  flexShrink: 0,
  color: "text.secondary",
  fontFamily: "inherit",
  fontSize: "0.9375rem",
  fontWeight: 600,
  borderRadius: "10px 10px 0 0",
  // A border, because forced colours keep borders and remove shadows.
  "&[aria-selected=true]": { color: "primary.main", borderBottom: "3px solid", pt: "3px" },
  // Inside the scroll container, so that it is not clipped.
  "&&.Mui-focusVisible": { outlineOffset: -3 }
}

const last = tabs.length - 1

// ArrowLeft on the first tab leads to the last one, and ArrowRight on the last to the first.
const moves: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => (place === 0 ? last : place - 1),
  ArrowRight: (place) => (place === last ? 0 : place + 1),
  Home: () => 0,
  End: () => last
}

/** Tabs that are chosen by moving the focus (automatic activation); a sixth of the weight of Material's. */
export const TabList = ({ idOf, label, names, onChoose, tab }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[moves[event.key]?.(tabs.indexOf(tab)) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(idOf(next, "tab"))?.focus()
  }
  return (
    // Large text may need more than a phone's width.
    <Box sx={{ overflowX: "auto", scrollbarWidth: "none", borderBottom: 1, borderColor: "divider" }}>
      <Box role="tablist" aria-label={label} onKeyDown={onKeyDown} sx={{ display: "flex" }}>
        {tabs.map((name) => (
          <ButtonBase
            key={name}
            role="tab"
            id={idOf(name, "tab")}
            aria-controls={idOf(name, "panel")}
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onChoose(name)}
            sx={look}
          >
            {names[name]}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}
