import type { ThemeOptions } from "@mui/material/styles"

/** Height of the sticky header, in pixels, by breakpoint. */
export const headerHeight = { xs: 64, md: 76 }

/** The lowest that the sticky header's bottom edge gets, with a little air: it is higher with larger text. */
export const belowHeader = `calc(${headerHeight.md - 36}px + 3.5rem)`

/** A window with room for few lines only, as at a zoom of 400 %: everything in it is scrolled. */
export const lowWindow = "(max-height: 25em)"

export const baseline: NonNullable<ThemeOptions["components"]> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The header must not cover what is scrolled into view or focused.
      html: { scrollPaddingTop: belowHeader, scrollPaddingBottom: 24 },
      // People write words of any length; "anywhere" also lets boxes that share a line shrink below their longest word.
      body: { overflowWrap: "anywhere", fontSynthesis: "none" },
      "#root": { isolation: "isolate" },
      // Leaves room at the end of the page for bars that are fixed at the lower edge of a phone.
      [theme.breakpoints.down("md")]: {
        "body:has([data-bottom-bar]) footer": { paddingBottom: 96 },
        "html:has([data-bottom-bar])": { scrollPaddingBottom: 96 },
        // A screen that fills a phone replaces the header, which still says when the connection is lost.
        "body:has([data-fills-phone])": {
          "& footer, & header > :not([role=status])": { display: "none" },
          "& header": { borderBottom: 0 },
          "& header > [role=status]": { transform: "none" }
        }
      },
      [`@media ${lowWindow}`]: {
        "html:root": { scrollPaddingBlock: "8px" },
        "#root :is(header, [data-bottom-bar])": { position: "relative" }
      },
      // Hidden while the screen's code loads, so that nobody sees the footer pushed down when the screen appears.
      "main:has([data-waiting]) + footer": { visibility: "hidden" },
      "h1, h2, h3, h4, h5, h6, p": { margin: 0 },
      "img, svg": { maxWidth: "100%" },
      ":focus-visible": { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      // Focused by the program after a navigation; it is no control.
      "[tabindex='-1']:focus-visible": { outline: "none" },
      // Pressed before hydration, by the program that is still loading.
      ":is(button, form)[aria-busy=true]": { cursor: "progress", opacity: 0.6 },
      "::selection": {
        backgroundColor: theme.vars?.palette.primary.main,
        color: theme.vars?.palette.primary.contrastText
      },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          // None at all: however short, a transition would pass colours on from each element to those within it, one
          // frame each.
          transitionDuration: "0s !important",
          scrollBehavior: "auto !important"
        }
      },
      // In print a page shows what it says, without what one can press.
      "@media print": {
        "header, footer, button, .MuiButton-root, [href='#main']": { display: "none !important" },
        "h1, h2, h3, li, article": { breakInside: "avoid" }
      }
    })
  }
}
