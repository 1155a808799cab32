import type { EmotionCache } from "@emotion/cache"
import { afterEach, describe, expect, it, vi } from "vitest"

import { stylesElement } from "#ui/entry/hydration/served-styles.ts"

/** Loads the module anew on a page with these styles in its head. */
const startOn = (served: string) => {
  document.head.innerHTML = served
  vi.resetModules()
  return import("#ui/entry/hydration/served-styles.ts")
}

const written = () =>
  [...document.querySelectorAll("style[data-emotion]")].flatMap(({ textContent }) => textContent || [])

// Inserts a style as Emotion does for a rendered element.
const show = (cache: EmotionCache, name: string) => {
  if (cache.inserted[name] === undefined)
    cache.insert(`.css-${name}`, { name, styles: `top:${name.length};` }, cache.sheet, true)
}

afterEach(() => void (document.head.innerHTML = ""))

describe("the styles of a rendered page", () => {
  const served = stylesElement({ shown: ["shown", "whole"], parts: ["part"] }, ".css-shown{top:5;}")

  it("are not written again, neither those it shows nor what they are made of", async () => {
    const { createStyleCache, hasServedStyles } = await startOn(served)
    const cache = createStyleCache()
    for (const name of ["shown", "whole", "part"]) show(cache, name)
    expect(hasServedStyles).toBe(true)
    expect(written()).toEqual([])
    show(cache, "other")
    expect(written()).toEqual([".css-other{top:5;}"])
  })

  it("are written where a part is shown by itself, once the page is taken over", async () => {
    const { createStyleCache, forgetParts } = await startOn(served)
    const cache = createStyleCache()
    forgetParts()
    for (const name of ["shown", "part"]) show(cache, name)
    expect(written()).toEqual([".css-part{top:4;}"])
    // Called again at the hydration of each further screen.
    forgetParts()
    show(cache, "part")
    expect(written()).toHaveLength(1)
  })

  it("are all the program's own where the page came without", async () => {
    const { createStyleCache, forgetParts, hasServedStyles } = await startOn("")
    show(createStyleCache(), "part")
    forgetParts()
    expect(hasServedStyles).toBe(false)
    expect(written()).toEqual([".css-part{top:4;}"])
  })
})
