import type { ThemeOptions } from "@mui/material/styles"

import { lowWindow } from "./baseline.ts"
import { fieldComponents } from "./fields.ts"

/** The one shadow: of what floats above the page (menus, dialogs, toasts). Cards lie flat. */
export const floating = "0 2px 6px rgb(20 19 17 / 0.08), 0 16px 40px -12px rgb(20 19 17 / 0.28)"

export const focusRing = { outline: "3px solid var(--mui-palette-primary-main)", outlineOffset: 2 }

/** The edge of a coloured ground, visible only with forced colours, which remove the ground. */
export const groundEdge = { outline: "1px solid transparent", outlineOffset: -1 }

/** How our controls and surfaces differ from Material's: flat, roomy, one accent, a visible focus ring. */
export const components: NonNullable<ThemeOptions["components"]> = {
  ...fieldComponents,
  MuiButtonBase: {
    styleOverrides: {
      root: {
        // A selected control differs from the others by its ground alone, which forced colours remove.
        "@media (forced-colors: active)": {
          "&.Mui-selected, &[aria-pressed=true]": { outline: "3px solid Highlight", outlineOffset: -3 }
        },
        "&.Mui-focusVisible": focusRing
      }
    }
  },
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 18,
        borderRadius: 12,
        // A button's text stays on one line where it can: the button shrinks only when it is alone in its row.
        flexShrink: 0,
        maxWidth: "100%",
        overflowWrap: "normal",
        textAlign: "center",
        transition: "background-color 120ms, border-color 120ms, color 120ms"
      },
      sizeSmall: { minHeight: 36, paddingInline: 12, borderRadius: 10, fontSize: "0.875rem" },
      sizeLarge: { minHeight: 52, paddingInline: 24, fontSize: "1rem" },
      contained: groundEdge,
      outlined: ({ theme }) => ({
        variants: [
          {
            props: { color: "primary" },
            style: {
              borderColor: theme.vars.palette.divider,
              backgroundColor: theme.vars.palette.background.paper,
              // There the ground of a button differs little from what it lies on.
              ...theme.applyStyles("dark", { borderColor: theme.vars.palette.outline }),
              "&:hover": {
                borderColor: theme.vars.palette.outline,
                backgroundColor: theme.vars.palette.surface.sunken
              }
            }
          }
        ]
      })
    }
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 12 }, sizeMedium: { width: 44, height: 44 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: "none" }, rounded: { borderRadius: 14 } } },
  MuiCard: {
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 18, borderColor: theme.vars.palette.divider }) }
  },
  MuiCardContent: { styleOverrides: { root: { padding: 24, "&:last-child": { paddingBottom: 24 } } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...groundEdge,
        borderRadius: 20,
        boxShadow: floating,
        margin: 16,
        scrollPaddingBottom: 56,
        "&.MuiDialog-paperFullScreen": { margin: 0, borderRadius: 0 },
        [`@media ${lowWindow}`]: {
          "&:where(:not(.MuiDialog-paperFullScreen))": { margin: 8, maxHeight: "calc(100% - 16px)" }
        }
      }
    }
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: "24px 24px 8px" } } },
  // When a faulty field is scrolled to, its message below it has to be in view too.
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: "8px 24px 16px",
        scrollPaddingBottom: 56,
        // Title, content and buttons are scrolled together.
        [`@media ${lowWindow}`]: { flexShrink: 0, overflow: "visible" }
      }
    }
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: "8px 24px 24px",
        gap: 8,
        flexWrap: "wrap",
        // On a phone they fill their rows.
        "@media (width < 600px)": { "&& > .MuiButton-root": { flexGrow: 1, marginLeft: 0 } }
      }
    }
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 14,
        marginTop: 8,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: floating
      }),
      list: { padding: 6 }
    }
  },
  MuiMenuItem: { styleOverrides: { root: { borderRadius: 9, minHeight: 42, paddingInline: 12 } } },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider, opacity: 0.75 }),
      rounded: { borderRadius: 12 }
    }
  },
  MuiLink: {
    styleOverrides: {
      root: {
        fontWeight: 600,
        textUnderlineOffset: "0.2em",
        borderRadius: 4,
        "&:focus-visible": { ...focusRing, outlineStyle: "solid" }
      }
    }
  }
}
