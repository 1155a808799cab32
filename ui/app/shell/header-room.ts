import { headerHeight } from "#ui/theme/baseline.ts"

// Beside the medium breakpoint, which is in pixels and knows nothing of the size of the text: at twice the size the
// links and the account need 1,560 pixels.
const tight = "@container (max-width: 53rem)"

export const header = { containerType: "inline-size" }

/** What stands in the header where there is room for it. */
export const inView = {
  display: { xs: "none", md: "flex" },
  [tight]: { display: "none" },
  alignItems: "center",
  gap: 0.5
}

/** What takes the links up where there is none. */
export const inMenu = { display: { md: "none" }, [tight]: { display: "flex" } }

/** Large text on a phone takes two lines: the name above, the account and the menu below. */
export const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: { xs: 1, md: 3 },
  py: 0.5,
  minHeight: headerHeight
}

/** Whether the links have gone into the menu of the header that this stands in. */
export const isTight = (part: HTMLElement): boolean => {
  const nav = part.closest("header")?.querySelector("nav")
  return nav ? getComputedStyle(nav).display === "none" : false
}
