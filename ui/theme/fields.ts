import type { ThemeOptions } from "@mui/material/styles"

/** Fields: the label stands above the box, so that long labels and large text never collide with the value. */
export const fieldComponents: NonNullable<ThemeOptions["components"]> = {
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: "static",
        transform: "none",
        maxWidth: "none",
        marginBottom: 6,
        whiteSpace: "normal",
        fontSize: "0.9375rem",
        lineHeight: 1.4,
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        pointerEvents: "auto",
        "&.Mui-focused:not(.Mui-error)": { color: theme.vars.palette.text.primary }
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main })
    }
  },
  MuiInputBase: {
    styleOverrides: {
      input: { "&::placeholder": { color: "var(--mui-palette-text-secondary)", opacity: 1 } }
    }
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        "&:hover:not(.Mui-disabled, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.text.secondary
        }
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.outline,
        "& legend": { display: "none" }
      }),
      input: {
        padding: "11px 14px",
        height: "1.5em",
        lineHeight: 1.5,
        // WebKit shows today in an empty date field, made pale against the background of the element itself.
        "&[type=date]": { backgroundColor: "var(--mui-palette-background-paper)", borderRadius: "inherit" }
      },
      multiline: { padding: 0, "& .MuiOutlinedInput-input": { height: "auto" } }
    }
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { cursor: "pointer", "&:focus": { borderRadius: 12, backgroundColor: "transparent" } },
      icon: { right: 10, color: "var(--mui-palette-text-secondary)" }
    }
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, marginTop: 6, fontSize: "0.875rem" } } },
  MuiFormLabel: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.outline }) } }
}
