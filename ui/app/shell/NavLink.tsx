import Box from "@mui/material/Box"
import type { ReactNode } from "react"
import { useLocation } from "wouter"

import { unreadWordsId } from "#ui/shared/feedback/unread.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"
import type { NavTarget } from "#ui/shared/routing/nav-links.ts"

interface Props extends NavTarget {
  readonly onClick?: () => void
  /** Says that there are unread messages behind the link. */
  readonly badge?: ReactNode
}

/** The `aria-current` of a link to `href`: "page" only where the path equals its route exactly. */
export const useCurrent = (href: string) => {
  const [path] = useLocation()
  const [route] = href.split("?")
  return path === route ? "page" : undefined
}

/** How the link to the current page looks different from the others. */
export const currentLook = {
  "&[aria-current=page]": { bgcolor: "surface.tinted", color: "surface.onTinted" }
}

/** A link of the header, highlighted only when the path equals its route exactly. */
export const NavLink = ({ href, label, onClick, badge }: Props) => {
  const current = useCurrent(href)
  return (
    <Box
      component={RouteLink}
      href={href}
      aria-current={current}
      aria-describedby={badge ? unreadWordsId : undefined}
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
        ...currentLook
      }}
    >
      {label}
      {badge}
    </Box>
  )
}
