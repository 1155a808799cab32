import createCache from "@emotion/cache"

const attribute = "data-styles"

/** The styles of a page that the server rendered, as an element that names them. */
export const stylesElement = (names: ReadonlyArray<string>, css: string): string =>
  `<style ${attribute}="${names.join(" ")}">${css}</style>`

const names =
  typeof document === "undefined"
    ? null
    : (document.querySelector(`style[${attribute}]`)?.getAttribute(attribute) ?? null)

/** Whether the page came with its styles, those that hold everywhere among them. */
export const hasServedStyles = names !== null

/**
 * A style cache that knows what the page came with. Emotion would find its own elements itself, but it moves them, and
 * the browser would have to work out the whole page's styles once more.
 */
export const createStyleCache = () => {
  const cache = createCache({ key: "css" })
  names?.split(" ").forEach((name) => {
    cache.inserted[name] = true
  })
  return cache
}
