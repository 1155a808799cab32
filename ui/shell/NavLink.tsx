import Box from "@mui/material/Box"
import { useLocation } from "wouter"

import { RouteLink } from "../shared/Link.tsx"
import type { NavTarget } from "./nav-links.ts"

/** A link of the header, highlighted only when the path equals its route exactly. */
export const NavLink = ({ href, label, onClick }: NavTarget & { readonly onClick?: () => void }) => {
  const [path] = useLocation()
  return (
    <Box
      component={RouteLink}
      href={href}
      aria-current={path === href ? "page" : undefined}
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
    </Box>
  )
}
