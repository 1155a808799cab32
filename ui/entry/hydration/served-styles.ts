import createCache, { type EmotionCache } from "@emotion/cache"

/** The styles that a page was rendered with, by name: those that it shows, and those that these are made of. */
export interface ServedStyles {
  readonly shown: ReadonlyArray<string>
  /** A button's own style, for one: elements show it with that of its base. Emotion would write it all the same. */
  readonly parts: ReadonlyArray<string>
}

/** The styles of a page that the server rendered, as an element that names them. */
export const stylesElement = ({ parts, shown }: ServedStyles, css: string): string =>
  `<style data-styles="${shown.join(" ")}" data-parts="${parts.join(" ")}">${css}</style>`

const readNames = (names = ""): ReadonlyArray<string> => names.split(" ").filter(Boolean)

const readServed = (): ServedStyles | null => {
  if (typeof document === "undefined") return null
  const element = document.querySelector<HTMLStyleElement>("style[data-styles]")
  return element && { shown: readNames(element.dataset.styles), parts: readNames(element.dataset.parts) }
}

const served = readServed()

/** Whether the page came with its styles, those that hold everywhere among them. */
export const hasServedStyles = served !== null

let cache: EmotionCache | undefined
let parts = served?.parts ?? []

/**
 * A style cache that knows what the page came with. Emotion would find its own elements itself, but it moves them, and
 * the browser would have to work out the whole page's styles once more; and it would write every part.
 */
export const createStyleCache = (): EmotionCache => {
  cache = createCache({ key: "css" })
  for (const name of [...(served?.shown ?? []), ...parts]) cache.inserted[name] = true
  return cache
}

/** For when the page is taken over: what was a part then may be shown later. */
export const forgetParts = (): void => {
  for (const name of parts) delete cache?.inserted[name]
  // What is written from now on stays written.
  parts = []
}
