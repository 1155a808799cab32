import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"

import { orNothing } from "#ui/shared/state/browser-storage.ts"
import { lateFamily } from "#ui/theme/type.ts"

let face: FontFace | undefined

/** A later page asks for the font at once then, over a slow line too (`adapters/http-koa/pages/early-requests.ts`). */
const rememberFont = () => orNothing(() => localStorage.setItem("font", figtree))

/** Fetches the font: over a slow line for the first time, else once more, most often from the browser's own store. */
export const fetchLateFont = (): void => {
  if (typeof FontFace === "undefined") return
  face ??= new FontFace(lateFamily, `url(${figtree})`, { weight: "300 900" })
  // Without it pages are read in the other font.
  face.load().then(rememberFont, () => undefined)
}

/**
 * A font that came too late for the first paint waits, so that nothing is wrapped anew under a reader's eyes. To be
 * called where another page is drawn.
 */
export const drawInLateFont = (): void => {
  if (face?.status === "loaded") document.fonts.add(face)
}
