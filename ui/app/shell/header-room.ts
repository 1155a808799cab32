import { widths } from "#ui/shared/components/Page.tsx"
import { headerHeight } from "#ui/theme/baseline.ts"

// The width that one line needs, for the signed-in with a first name of ten letters: rem for the words, which grow with
// the text size; pixels for gaps and pictures, which do not.
const roomForLinks = (isSignedIn: boolean) => (isSignedIn ? "calc(36rem + 375px)" : "calc(35rem + 291px)")
const roomForName = (isSignedIn: boolean) => (isSignedIn ? "calc(48rem + 375px)" : "calc(41rem + 291px)")

const tight = (isSignedIn: boolean) => `@container (max-width: ${roomForLinks(isSignedIn)})`
const short = (isSignedIn: boolean) =>
  `@container (min-width: ${roomForLinks(isSignedIn)}) and (max-width: ${roomForName(isSignedIn)})`

/** As wide inside as the pages below it. A container for queries, by which the links tell whether they fit. */
export const header = {
  containerType: "inline-size",
  px: { xs: 2, sm: `max(24px, 50% - ${widths.wide / 2}px)` }
}

/** The links in the header, shown where there is room for them. */
export const inView = (isSignedIn: boolean) => ({
  display: { xs: "none", md: "flex" },
  [tight(isSignedIn)]: { display: "none" },
  alignItems: "center",
  gap: 0.5
})

/** The links in the menu, shown where the header has no room for them. */
export const inMenu = (isSignedIn: boolean) => ({
  display: { md: "none" },
  [tight(isSignedIn)]: { display: "flex" }
})

/** The brand's whole name, shown where the links do not need its room. */
export const wholeName = (isSignedIn: boolean) => ({
  display: { xs: "none", sm: "inline" },
  [short(isSignedIn)]: { display: "none" }
})

/** The brand's short name, shown where the whole one is not. */
export const shortName = (isSignedIn: boolean) => ({
  display: { xs: "inline", sm: "none" },
  [short(isSignedIn)]: { display: "inline" }
})

/** Reserves room for the bell, which loads later. */
export const bellPlace = { display: "flex", flexShrink: 0, width: 44, height: 44 }

/**
 * The room for a first name: on a phone what the brand, the bell and the menu leave of one line, where that is enough
 * to recognize it.
 */
export const nameRoom = {
  maxWidth: { xs: "8ch", sm: "16ch" },
  "@container (min-width: calc(6rem + 245px)) and (max-width: 500px)": {
    maxWidth: "min(8ch, 100cqi - 6rem - 190px)"
  }
}

/**
 * With large text, or on a narrow phone, the header takes two lines: the name above, the account and the menu below.
 */
export const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: { xs: 0.5, md: 3 },
  py: 0.5,
  minHeight: headerHeight
}

/** Whether the links of the header around `part` have moved into the menu. */
export const isTight = (part: HTMLElement): boolean => {
  const nav = part.closest("header")?.querySelector("nav")
  return nav ? getComputedStyle(nav).display === "none" : false
}
