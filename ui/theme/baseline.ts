import type { ThemeOptions } from "@mui/material/styles"

/** Height of the sticky header, in pixels, by breakpoint. */
export const headerHeight = { xs: 64, md: 76 }

/** Where the sticky header ends at the latest, with a little air: it is higher with larger text. */
export const belowHeader = `calc(${headerHeight.md - 36}px + 3.5rem)`

/** A window of few lines, as on a screen at four times the size: all that it shows is scrolled. */
export const lowWindow = "(max-height: 25em)"

export const baseline: NonNullable<ThemeOptions["components"]> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The header must not cover what is scrolled into view or focused.
      html: { scrollPaddingTop: belowHeader, scrollPaddingBottom: 24 },
      // People write words of any length, and "anywhere" counts where boxes share a line, too.
      body: { overflowWrap: "anywhere", fontSynthesis: "none" },
      "#root": { isolation: "isolate" },
      // What is fixed at the lower edge of a phone leaves the end of the page free.
      [theme.breakpoints.down("md")]: {
        "body:has([data-bottom-bar]) footer": { paddingBottom: 96 },
        "html:has([data-bottom-bar])": { scrollPaddingBottom: 96 },
        // What takes the whole screen stands in the place of the header, which still says when the connection is gone.
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
      // Nobody sees it thrown down when the screen comes.
      "main:has([data-waiting]) + footer": { visibility: "hidden" },
      "h1, h2, h3, h4, h5, h6, p": { margin: 0 },
      "img, svg": { maxWidth: "100%" },
      ":focus-visible": { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      // Focused by the program after a navigation; it is no control.
      "[tabindex='-1']:focus-visible": { outline: "none" },
      // Pressed before there was a program to answer, which is on its way.
      ":is(button, form)[aria-busy=true]": { cursor: "progress", opacity: 0.6 },
      // A browser's own is blue.
      "::-webkit-search-cancel-button": { filter: "grayscale(1)" },
      "::selection": {
        backgroundColor: theme.vars?.palette.primary.main,
        color: theme.vars?.palette.primary.contrastText
      },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          // None at all: however short, one would pass colours on from each element to those within it, a frame each.
          transitionDuration: "0s !important",
          scrollBehavior: "auto !important"
        }
      },
      // Paper shows what a page says, not what one can press.
      "@media print": {
        "header, footer, button, .MuiButton-root": { display: "none !important" },
        "h1, h2, h3, li, article": { breakInside: "avoid" }
      }
    })
  }
}
