import { getContrastRatio } from "@mui/material/styles"
import { describe, expect, it } from "vitest"

import { ourTheme } from "#ui/theme/theme.ts"

const text = 4.5
const controls = 3

describe.each(["light", "dark"] as const)("in the %s scheme", (name) => {
  const { palette } = ourTheme().colorSchemes[name] ?? {}
  if (!palette) throw new Error(`The theme has no ${name} scheme`)
  const { background, status, surface } = palette

  it.each(Object.entries(status))("the words of a %s status are legible", (_, { bg, fg }) => {
    expect(getContrastRatio(fg, bg)).toBeGreaterThanOrEqual(text)
  })

  it.each([background.default, background.paper, surface.sunken])("text is legible on %s", (ground) => {
    const { error, primary, text: words } = palette
    for (const colour of [words.primary, words.secondary, primary.main, error.main])
      expect(getContrastRatio(colour, ground)).toBeGreaterThanOrEqual(text)
  })

  it.each(["primary", "secondary", "error", "success", "info", "warning"] as const)(
    "the label of a %s button is legible, pointed at too",
    (colour) => {
      const { contrastText, dark, main } = palette[colour]
      expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(text)
      expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(text)
    }
  )

  it("tinted and deep bands are legible", () => {
    expect(getContrastRatio(surface.onTinted, surface.tinted)).toBeGreaterThanOrEqual(text)
    expect(getContrastRatio(palette.text.primary, surface.tinted)).toBeGreaterThanOrEqual(text)
    expect(getContrastRatio(palette.text.secondary, surface.tinted)).toBeGreaterThanOrEqual(text)
    expect(getContrastRatio(surface.onDeep, surface.deep)).toBeGreaterThanOrEqual(text)
  })

  it.each([background.default, background.paper])("fields and the focus ring stand out on %s", (ground) => {
    expect(getContrastRatio(palette.outline, ground)).toBeGreaterThanOrEqual(controls)
    expect(getContrastRatio(palette.primary.main, ground)).toBeGreaterThanOrEqual(controls)
  })
})
