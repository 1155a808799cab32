/**
 * A drawing as a hole that the element's background shows through: one element where an `svg` would be two or more.
 * Kept on paper and where people choose their own colours, which otherwise take backgrounds away.
 */
export const maskOf = (viewBox: string, path: string) => ({
  mask: `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`
  )}") center / contain no-repeat`,
  forcedColorAdjust: "none",
  printColorAdjust: "exact"
})
