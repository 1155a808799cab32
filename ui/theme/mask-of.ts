/**
 * A drawing as a CSS mask that shows the element's background: one element where an `svg` would be two or more. It is
 * kept in print and with forced colours, which otherwise remove backgrounds.
 */
export const maskOf = (viewBox: string, path: string) => ({
  mask: `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`
  )}") center / contain no-repeat`,
  forcedColorAdjust: "none",
  printColorAdjust: "exact"
})
