import type { PaletteOptions } from "@mui/material/styles"

/** A background and the colour of the text on it, with a contrast of at least 4.5:1. */
export interface Tone {
  readonly bg: string
  readonly fg: string
}

/** The five tones of a status. Which status has which tone is decided in `ui/shared/components/StatusBadge.tsx`. */
export interface StatusTones {
  readonly yellow: Tone
  readonly blue: Tone
  readonly green: Tone
  readonly red: Tone
  readonly grey: Tone
}

/** Surfaces beyond page and paper: sunken bands, tinted panels, the deep band of a call to action. */
export interface Surfaces {
  readonly sunken: string
  readonly tinted: string
  readonly onTinted: string
  readonly deep: string
  readonly onDeep: string
}

/** The colours that illustrations are made of. */
export interface Art {
  readonly sky: string
  readonly wall: string
  readonly shade: string
  readonly roof: string
  readonly accent: string
  readonly leaf: string
  readonly sun: string
  readonly line: string
  readonly light: string
}

interface OwnPalette {
  readonly status: StatusTones
  readonly surface: Surfaces
  readonly art: Art
  /** Borders of fields and other controls: a contrast of 3:1 with page and paper. */
  readonly outline: string
  readonly star: string
}

declare module "@mui/material/styles" {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface CssThemeVariables {
    enabled: true
  }
}

export const lightPalette: PaletteOptions = {
  primary: { light: "#2C8479", main: "#0B5F57", dark: "#084A44", contrastText: "#FFFFFF" },
  secondary: { light: "#5E5A53", main: "#3B3833", dark: "#1F1D1A", contrastText: "#FFFFFF" },
  error: { light: "#D5564C", main: "#B3261E", dark: "#8E1F17", contrastText: "#FFFFFF" },
  warning: { light: "#B57B14", main: "#8A5A00", dark: "#6B4A00", contrastText: "#FFFFFF" },
  info: { light: "#4A86C9", main: "#1D5FA8", dark: "#1B4B8F", contrastText: "#FFFFFF" },
  success: { light: "#3F9162", main: "#1C6B3C", dark: "#145230", contrastText: "#FFFFFF" },
  background: { default: "#FCFAF6", paper: "#FFFFFF" },
  text: { primary: "#1F1D1A", secondary: "#5E5A53", disabled: "#8C877D" },
  divider: "#E7E2D8",
  outline: "#8C877D",
  star: "#C98A0B",
  status: {
    yellow: { bg: "#FCEFC7", fg: "#684800" },
    blue: { bg: "#DDE9FB", fg: "#1B4B8F" },
    green: { bg: "#D9F0E0", fg: "#19582F" },
    red: { bg: "#FBE1DE", fg: "#8E1F17" },
    grey: { bg: "#EDEAE4", fg: "#4D4A45" }
  },
  surface: {
    sunken: "#F5F1E9",
    tinted: "#E4F1EE",
    onTinted: "#0A4A44",
    deep: "#0F3B37",
    onDeep: "#F5F1E9"
  },
  art: {
    sky: "#E4F1EE",
    wall: "#FFF8EA",
    shade: "#EADFCB",
    roof: "#0B5F57",
    accent: "#D9774A",
    leaf: "#5FA98B",
    sun: "#F2C14E",
    line: "#24403C",
    light: "#FFFFFF"
  }
}

export const darkPalette: PaletteOptions = {
  primary: { light: "#8CDACE", main: "#62C9B9", dark: "#45B3A2", contrastText: "#06231F" },
  secondary: { light: "#F3F0EA", main: "#D6D1C7", dark: "#B4AEA3", contrastText: "#1D1C19" },
  error: { light: "#F7B4AD", main: "#F2988F", dark: "#E0766B", contrastText: "#35100C" },
  warning: { light: "#F7DD96", main: "#EFC763", dark: "#D9AB36", contrastText: "#2E2205" },
  info: { light: "#BBD6FB", main: "#93BDF6", dark: "#6BA2EC", contrastText: "#0C2342" },
  success: { light: "#A9E3BE", main: "#83D3A1", dark: "#5DBB81", contrastText: "#0B2917" },
  background: { default: "#141311", paper: "#1E1C1A" },
  text: { primary: "#F3F0EA", secondary: "#B8B2A7", disabled: "#7F796F" },
  divider: "#37342F",
  outline: "#857F74",
  star: "#F0BE4A",
  status: {
    yellow: { bg: "#3B300E", fg: "#F5D47C" },
    blue: { bg: "#162C4E", fg: "#A9CBFA" },
    green: { bg: "#143320", fg: "#93DDAC" },
    red: { bg: "#45190F", fg: "#F8B1A7" },
    grey: { bg: "#302E2A", fg: "#CFCAC1" }
  },
  surface: {
    sunken: "#191815",
    tinted: "#163330",
    onTinted: "#B9E8E0",
    deep: "#0E2C29",
    onDeep: "#F3F0EA"
  },
  art: {
    sky: "#16302D",
    wall: "#3A352C",
    shade: "#2B2822",
    roof: "#3FA393",
    accent: "#D9865F",
    leaf: "#4C8F75",
    sun: "#E3B75A",
    line: "#5F8A83",
    light: "#EFE4CB"
  }
}

/** For bands that are dark in both schemes: what stands on them takes the dark scheme's colours. */
export const onDeepVariables = {
  "--mui-palette-primary-main": "#62C9B9",
  "--mui-palette-primary-dark": "#8CDACE",
  "--mui-palette-primary-contrastText": "#06231F",
  "--mui-palette-background-paper": "#16423D",
  "--mui-palette-surface-sunken": "#1C4F49",
  "--mui-palette-divider": "#3C6F69",
  "--mui-palette-outline": "#7FB5AE",
  "--mui-palette-text-primary": "#F5F1E9",
  "--mui-palette-text-secondary": "#CFE0DC"
}
