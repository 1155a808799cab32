/** The colours of our drawings: CSS variables of the theme, so that every drawing follows light and dark. */
export const art = {
  sky: "var(--mui-palette-art-sky)",
  wall: "var(--mui-palette-art-wall)",
  shade: "var(--mui-palette-art-shade)",
  roof: "var(--mui-palette-art-roof)",
  accent: "var(--mui-palette-art-accent)",
  leaf: "var(--mui-palette-art-leaf)",
  sun: "var(--mui-palette-art-sun)",
  line: "var(--mui-palette-art-line)",
  light: "var(--mui-palette-art-light)"
} as const
