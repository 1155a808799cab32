/** What is said of a search, above those whom it finds: on a phone it leaves them the first screen. */
export const noticeText = { fontSize: { xs: "0.9375rem", sm: "1rem" }, lineHeight: { xs: 1.35, sm: 1.6 } }
