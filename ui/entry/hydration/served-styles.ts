import createCache, { type EmotionCache } from "@emotion/cache"

/**
 * The names of the styles that a page was rendered with: of those that its elements show, and of those that these are
 * composed of.
 */
export interface ServedStyles {
  readonly shown: ReadonlyArray<string>
  /**
   * Such as a button's own style: elements show it combined with that of its base. Emotion would insert it all the
   * same.
   */
  readonly parts: ReadonlyArray<string>
}

/** The style element of a page that the server rendered; its attributes name the styles. */
export const stylesElement = ({ parts, shown }: ServedStyles, css: string): string =>
  `<style data-styles="${shown.join(" ")}" data-parts="${parts.join(" ")}">${css}</style>`

const readNames = (names = ""): ReadonlyArray<string> => names.split(" ").filter(Boolean)

const readServed = (): ServedStyles | null => {
  if (typeof document === "undefined") return null
  const element = document.querySelector<HTMLStyleElement>("style[data-styles]")
  return element && { shown: readNames(element.dataset.styles), parts: readNames(element.dataset.parts) }
}

const served = readServed()

/** Whether the page came with its styles, the global ones included. */
export const hasServedStyles = served !== null

let cache: EmotionCache | undefined
let parts = served?.parts ?? []

/**
 * A style cache that knows the styles of the served page. Emotion would find its own style elements itself, but it
 * moves them, so that the browser would recalculate the whole page's styles; and it would insert every part.
 */
export const createStyleCache = (): EmotionCache => {
  cache = createCache({ key: "css" })
  for (const name of [...(served?.shown ?? []), ...parts]) cache.inserted[name] = true
  return cache
}

/** To be called once the page is hydrated: what was only a part until then may be shown by itself later. */
export const forgetParts = (): void => {
  for (const name of parts) delete cache?.inserted[name]
  // What is inserted from now on stays inserted.
  parts = []
}
