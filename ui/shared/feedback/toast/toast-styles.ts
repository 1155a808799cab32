import { keyframes, styled } from "@mui/material/styles"
import * as RadixToast from "@radix-ui/react-toast"

import { headerHeight } from "#ui/theme/baseline.ts"
import { floating } from "#ui/theme/components.ts"

const slideIn = keyframes`from { transform: translateX(calc(100% + 24px)); } to { transform: none; }`

const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 24px)); }
`

export const Viewport = styled(RadixToast.Viewport)(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  // On phones below the header, because what is pressed next is at the lower edge, under the thumb.
  top: headerHeight.xs,
  display: "flex",
  flexDirection: "column",
  margin: 0,
  padding: 8,
  listStyle: "none",
  pointerEvents: "none",
  // While the menu is open, its links are there: toasts go to the lower edge.
  "body:has(header nav[aria-label='Menu']) &": { top: "auto", bottom: 0 },
  [theme.breakpoints.up("md")]: {
    top: "auto",
    bottom: 0,
    left: "auto",
    width: "100%",
    maxWidth: 420,
    padding: 24,
    // In a chat the message field is at the lower edge: toasts go below the header.
    "body:has([role='log']) &": { top: headerHeight.md, bottom: "auto" }
  }
}))

export const ToastCard = styled(RadixToast.Root)(({ theme }) => ({
  position: "relative",
  pointerEvents: "auto",
  // On phones no higher than necessary: it covers the beginning of the page.
  padding: "12px 52px 12px 18px",
  [theme.breakpoints.up("md")]: { padding: "16px 52px 16px 22px" },
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflow: "hidden",
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: floating,
  touchAction: "none",
  animation: `${slideIn} 180ms cubic-bezier(0.2, 0.8, 0.2, 1)`,
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    left: 0,
    width: 5,
    backgroundColor: theme.vars.palette.primary.main
  },
  "&[data-variant='destructive']::before": { backgroundColor: theme.vars.palette.error.main },
  "&[data-swipe='move']": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
  "&[data-swipe='cancel']": { transform: "none", transition: "transform 180ms ease-out" },
  "&[data-swipe='end']": { animation: `${swipeOut} 120ms ease-out forwards` }
}))

export const Title = styled(RadixToast.Title)(({ theme }) => ({
  ...theme.typography.subtitle2,
  "[data-variant='destructive'] > &": { color: theme.vars.palette.error.main }
}))

export const Description = styled(RadixToast.Description)(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 2,
  color: theme.vars.palette.text.secondary
}))

export const CloseButton = styled(RadixToast.Close)(({ theme }) => ({
  position: "absolute",
  top: 4,
  right: 8,
  [theme.breakpoints.up("md")]: { top: 8 },
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 10,
  background: "none",
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.sunken }
}))
