/** The tab's title at every path where there is nothing to be found. */
export const notFoundTitle = "Page not found"
