import Box from "@mui/material/Box"
import { useId } from "react"
import { useLocation } from "wouter"

import { RouteLink } from "../shared/Link.tsx"
import type { NavTarget } from "./nav-links.ts"
import { UnreadBadge } from "./UnreadBadge.tsx"

interface Props extends NavTarget {
  readonly onClick?: () => void
  /** Messages that wait to be read behind the link. */
  readonly unread?: number
}

/** A link of the header, highlighted only when the path equals its route exactly. */
export const NavLink = ({ href, label, onClick, unread = 0 }: Props) => {
  const [path] = useLocation()
  const wordsId = useId()
  return (
    <Box
      component={RouteLink}
      href={href}
      aria-current={path === href ? "page" : undefined}
      aria-describedby={unread > 0 ? wordsId : undefined}
      {...(onClick ? { onClick } : {})}
      sx={{
        display: "flex",
        alignItems: "center",
        minHeight: 44,
        px: 1.75,
        borderRadius: 3,
        color: "text.primary",
        typography: "subtitle2",
        textDecoration: "none",
        whiteSpace: "nowrap",
        "&:hover": { bgcolor: "surface.sunken" },
        "&[aria-current=page]": { bgcolor: "surface.tinted", color: "surface.onTinted" }
      }}
    >
      {label}
      <UnreadBadge count={unread} wordsId={wordsId} />
    </Box>
  )
}
