import Box from "@mui/material/Box"

import type { CategoryIconName } from "#domain/catalogue/catalogue.ts"

const wave = "c1.6-1.3 3.2-1.3 4.75 0s3.2 1.3 4.75 0 3.2-1.3 4.75 0 3.2 1.3 4.75 0"

// On a grid of 24.
const drawings: Record<CategoryIconName, string> = {
  faucet:
    "M3 9.5h8.5a6 6 0 0 1 6 6v.5h-4v-.5a2 2 0 0 0-2-2H3zM8 9.5v-4M5 5.5h6M15.5 18.6c.9 1.1 1.3 1.7 1.3 2.2a1.3 1.3 0 0 1-2.6 0c0-.5.4-1.1 1.3-2.2z",
  bolt: "M13 2.5 5 13.5h6l-1 8 8-11h-6z",
  broom:
    "M20.5 3.5 13 11M10 9.3l4.7 4.7c0 3.2-2.6 6.1-5.7 7L3 15c.9-3.1 3.8-5.7 7-5.7zM6.2 18.2l2.6-2.6M12.3 19.3l-3.5-3.7M8.5 11.7l4 4",
  roof: "M2.5 12 12 4l9.5 8M5.5 14.2 12 8.7l6.5 5.5V20h-13zM10 20v-4h4v4M17 7.7V4.5h2v4.9",
  roller: "M4 4h13v5H4zM17 6.5h3.5V12H12v3M10.5 15h3v6h-3z",
  leaf: "M5 18.5C4.5 9.5 10 4 20 4c0 10-4.5 15.5-11.5 15.5-1.4 0-2.6-.3-3.5-1zM3.5 21c2-5 5.5-8.5 10-11",
  fan: "M3 9h10.5a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7.5a2.5 2.5 0 1 1-2.5 2.5",
  hammer: "M13.5 10.5 6 18a1.7 1.7 0 0 1-2.4-2.4L11 8M10 5.5 12.5 3H16l5 5v3l-2 2-2.5-2.5-2 .5-2.5-2.5.5-2z",
  saw: "M15 7.5H2.5v6l2 2 2-2 2 2 2-2 2 2L15 14zM15 6.5h4.5A1.5 1.5 0 0 1 21 8v5a1.5 1.5 0 0 1-1.5 1.5H15zM18 9.5v2",
  planks: "M3.5 4h17v16h-17zM3.5 9.3h17M3.5 14.7h17M10 4v5.3M15.5 9.3v5.4M8 14.7V20",
  crane: "M7.5 21V3.5l13 4H3V11M4.5 21h6M7.5 3.5 3 7.5M17 7.5v5M14.5 12.5h5V17h-5z",
  stove: "M4 3.5h16v17H4zM4 8.5h16M7.3 6h.01M10.5 6h.01M16.7 6h.01M7.5 11.5h9v6h-9z",
  bath: "M2.5 12h19v2a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5zM5 12V5.3A2.3 2.3 0 0 1 9.6 5M7.8 7.3 11.5 5M6.5 19l-1 2M17.5 19l1 2",
  waves: `M2.5 8${wave}M2.5 13${wave}M2.5 18${wave}`,
  truck:
    "M4.5 17h-2V6h11v11H8.6M15 17h-1.5V9.5h4l4 3.5v4h-2.4M6.5 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
}

const wrench =
  "M14.5 7a4.3 4.3 0 0 1 5.5-4l-2.7 2.7.6 2 2 .6L22 6a4.3 4.3 0 0 1-5.7 5.2L8 19.5A2.5 2.5 0 0 1 4.5 16z"

const isDrawn = (icon: string): icon is CategoryIconName => Object.hasOwn(drawings, icon)

interface Props {
  /** The category's `icon`; a wrench stands in for a name that has no drawing. */
  readonly icon: string
  /** Size in pixels, of the drawing or of the tile. */
  readonly size?: number
  /** Whether the drawing is on a tinted tile, as in grids of categories. */
  readonly tile?: boolean
}

/** The drawing of a category. The category's name stands beside it, so it is hidden from screen readers. */
export const CategoryIcon = ({ icon, size = 24, tile = false }: Props) => {
  const drawing = (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{
        width: tile ? size * 0.54 : size,
        height: tile ? size * 0.54 : size,
        flexShrink: 0,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 1.7,
        strokeLinecap: "round",
        strokeLinejoin: "round"
      }}
    >
      <path d={isDrawn(icon) ? drawings[icon] : wrench} />
    </Box>
  )
  if (!tile) return drawing
  return (
    <Box
      component="span"
      sx={{
        display: "inline-grid",
        placeItems: "center",
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: 4,
        bgcolor: "surface.tinted",
        color: "surface.onTinted"
      }}
    >
      {drawing}
    </Box>
  )
}
