import type { ComponentProps } from "react"

import { Link } from "./Link.tsx"

/** The way back, above a page's title. */
export const BackLink = ({ children, ...link }: ComponentProps<typeof Link>) => (
  <Link {...link} variant="body2" underline="hover" sx={{ display: "inline-block", py: 0.5, mb: 0.5 }}>
    <span aria-hidden>← </span>
    {children}
  </Link>
)
