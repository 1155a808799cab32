import { widths } from "#ui/shared/components/Page.tsx"
import { headerHeight } from "#ui/theme/baseline.ts"

// What one line needs with a first name of ten letters: the words grow with the text, gaps and pictures do not.
const roomForLinks = "calc(36rem + 375px)"
const roomForName = "calc(48rem + 375px)"

const tight = `@container (max-width: ${roomForLinks})`
const short = `@container (min-width: ${roomForLinks}) and (max-width: ${roomForName})`

/** As wide inside as the pages below it: the links are asked whether they fit there. */
export const header = {
  containerType: "inline-size",
  px: { xs: 2, sm: `max(24px, 50% - ${widths.wide / 2}px)` }
}

/** What stands in the header where there is room for it. */
export const inView = {
  display: { xs: "none", md: "flex" },
  [tight]: { display: "none" },
  alignItems: "center",
  gap: 0.5
}

/** What takes the links up where there is none. */
export const inMenu = { display: { md: "none" }, [tight]: { display: "flex" } }

/** The brand's whole name: there where the links do not need its room. */
export const wholeName = { display: { xs: "none", sm: "inline" }, [short]: { display: "none" } }

/** Its short form, there where the whole one is not. */
export const shortName = { display: { xs: "inline", sm: "none" }, [short]: { display: "inline" } }

/** Kept free for the bell, which comes later. */
export const bellPlace = { display: "flex", flexShrink: 0, width: 44, height: 44 }

/** Of a first name: on a phone what the brand, the bell and the menu leave of one line, where that is enough to know it by. */
export const nameRoom = {
  maxWidth: { xs: "8ch", sm: "16ch" },
  "@container (min-width: calc(6rem + 245px)) and (max-width: 500px)": {
    maxWidth: "min(8ch, 100cqi - 6rem - 190px)"
  }
}

/** Large text on a phone, or a narrow one, takes two lines: the name above, the account and the menu below. */
export const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: { xs: 0.5, md: 3 },
  py: 0.5,
  minHeight: headerHeight
}

/** Whether the links have gone into the menu of the header that this stands in. */
export const isTight = (part: HTMLElement): boolean => {
  const nav = part.closest("header")?.querySelector("nav")
  return nav ? getComputedStyle(nav).display === "none" : false
}
