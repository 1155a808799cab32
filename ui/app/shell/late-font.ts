import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"

import { orNothing } from "#ui/shared/state/browser-storage.ts"
import { lateFamily } from "#ui/theme/type.ts"

let face: FontFace | undefined

/** Has later pages request the font at once, over a slow line too (`adapters/http-koa/pages/early-requests.ts`). */
const rememberFont = () => orNothing(() => localStorage.setItem("font", figtree))

/** Fetches the font: over a slow line for the first time, else once more, most often from the browser's own store. */
export const fetchLateFont = (): void => {
  if (typeof FontFace === "undefined") return
  face ??= new FontFace(lateFamily, `url(${figtree})`, { weight: "300 900" })
  // If it fails, pages are read in the fallback font.
  face.load().then(rememberFont, () => undefined)
}

/**
 * Adds the loaded font to the document. A font that came too late for the first paint waits for this, so that no text
 * is wrapped anew under a reader's eyes: call it when another page is rendered.
 */
export const drawInLateFont = (): void => {
  if (face?.status === "loaded") document.fonts.add(face)
}
