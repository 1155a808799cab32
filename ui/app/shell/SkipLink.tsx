import { styled } from "@mui/material/styles"

export const mainId = "main"

const Anchor = styled("a")(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: "fixed",
  zIndex: theme.zIndex.tooltip,
  top: 12,
  left: 12,
  padding: "12px 18px",
  borderRadius: 12,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  "&:not(:focus)": { transform: "translateY(-200%)" }
}))

/** The first tab stop of a page: skips the header. */
export const SkipLink = () => <Anchor href={`#${mainId}`}>Skip to main content</Anchor>
