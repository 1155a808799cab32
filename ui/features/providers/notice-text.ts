/** The text style of notices about a search, above its results: on a phone it leaves the results the first screen. */
export const noticeText = { fontSize: { xs: "0.9375rem", sm: "1rem" }, lineHeight: { xs: 1.35, sm: 1.6 } }
