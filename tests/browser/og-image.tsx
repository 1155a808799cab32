import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { renderToString } from "react-dom/server"

import { LogoMark } from "#ui/app/shell/Logo.tsx"
import { ThemeRoot } from "#ui/app/shell/ThemeRoot.tsx"
import { brandName } from "#ui/shared/format/brand.ts"
import { previewSize } from "#ui/shared/head/preview-words.ts"
import { HomeScene } from "#ui/shared/illustrations/HomeScene.tsx"

import { launchBrowser } from "../support/browser/browser.ts"

/**
 * Draws the picture that link previews show (`npm run og-image`), 1200 by 630 pixels, from the product's own logo,
 * colours and scene. It is part of the sources: building needs no browser.
 */
const root = fileURLToPath(new URL("../..", import.meta.url))
const target = `${root}ui/entry/browser/public/og-image.png`

const font = readFileSync(
  `${root}node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2`
).toString("base64")
const fontFace =
  '@font-face { font-family: "Figtree Variable"; font-weight: 300 900; ' +
  `src: url("data:font/woff2;base64,${font}") format("woff2-variations") }`

const Picture = () => (
  <Box
    sx={{
      ...previewSize,
      display: "grid",
      gridTemplateColumns: "560px 1fr",
      alignItems: "center",
      gap: "56px",
      pl: "72px",
      overflow: "hidden",
      bgcolor: "surface.deep",
      color: "surface.onDeep"
    }}
  >
    <Box>
      <LogoMark size={92} />
      <Typography
        component="p"
        sx={{ mt: "34px", fontSize: 68, fontWeight: 750, lineHeight: 1.04, letterSpacing: "-0.03em" }}
      >
        {brandName}
      </Typography>
      <Typography component="p" sx={{ mt: "26px", fontSize: 30, lineHeight: 1.35, opacity: 0.86 }}>
        Compare trusted local professionals, read honest reviews and get the job done.
      </Typography>
    </Box>
    <Box sx={{ width: 700, "& svg": { maxWidth: "none !important" } }}>
      <HomeScene />
    </Box>
  </Box>
)

const draw = async () => {
  const html = renderToString(
    <ThemeRoot>
      <Picture />
    </ThemeRoot>
  )
  const browser = await launchBrowser()
  const { page } = await browser.openPage("http://localhost")
  await page.setViewportSize(previewSize)
  await page.setContent(`<!doctype html><style>${fontFace}</style>${html}`)
  await page.evaluate(() => document.fonts.ready)
  writeFileSync(target, await page.screenshot({ type: "png" }))
  await browser.close()
}

await draw()
console.log(`Drawn: ${target}`)
