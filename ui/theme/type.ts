import type { ThemeOptions } from "@mui/material/styles"

const tight = { fontWeight: 700, letterSpacing: "-0.02em", textWrap: "balance" } as const

/** The name under which Figtree is added when it was too late for the first page that a person saw. */
export const lateFamily = "Late Figtree"

/** Figtree; where it does not load in time, a system font with the same metrics (entry/browser/index.html). */
export const typography: ThemeOptions["typography"] = {
  fontFamily: `"${lateFamily}", "Figtree Variable", "As wide as Figtree", "As wide as Figtree on Android", system-ui, sans-serif`,
  h1: {
    ...tight,
    fontSize: "clamp(2.125rem, 1.35rem + 3.4vw, 3.75rem)",
    lineHeight: 1.08,
    letterSpacing: "-0.03em"
  },
  h2: { ...tight, fontSize: "clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)", lineHeight: 1.18 },
  h3: { ...tight, fontSize: "clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)", lineHeight: 1.25 },
  h4: { ...tight, fontSize: "1.125rem", lineHeight: 1.35, letterSpacing: "-0.01em", fontWeight: 650 },
  h5: { fontSize: "1rem", lineHeight: 1.4, fontWeight: 650 },
  h6: { fontSize: "0.875rem", lineHeight: 1.4, fontWeight: 650 },
  subtitle1: { fontSize: "1.125rem", lineHeight: 1.55, fontWeight: 400, textWrap: "pretty" },
  subtitle2: { fontSize: "0.9375rem", lineHeight: 1.45, fontWeight: 600 },
  body1: { fontSize: "1rem", lineHeight: 1.6 },
  body2: { fontSize: "0.9375rem", lineHeight: 1.55 },
  caption: { fontSize: "0.8125rem", lineHeight: 1.45 },
  button: { fontSize: "0.9375rem", lineHeight: 1.4, fontWeight: 600, textTransform: "none" }
}
