import Typography, { type TypographyProps } from "@mui/material/Typography"
import { type ReactNode, useEffect, useRef } from "react"

import { useUnread } from "../feedback/unread.ts"
import { brandName } from "../format/brand.ts"
import { useRouteFocus } from "../routing/route-focus.ts"

interface Props {
  readonly children: ReactNode
  /** The title of the browser's tab; by default the title in the route table. */
  readonly documentTitle?: string | undefined
  /** `display` for heroes, `page` for screens that people work in. */
  readonly size?: "display" | "page"
  readonly sx?: TypographyProps["sx"]
}

/** The one h1 of a screen: names the browser's tab and takes the focus after a navigation. */
export const PageTitle = ({ children, documentTitle, size = "page", sx }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { claimFocus, title } = useRouteFocus()
  useEffect(() => {
    if (claimFocus()) heading.current?.focus({ preventScroll: true })
  }, [claimFocus])
  const tab = documentTitle ?? title
  const { prefix } = useUnread()
  return (
    <>
      <title>{prefix + (tab ? `${tab} | ${brandName}` : brandName)}</title>
      <Typography
        ref={heading}
        component="h1"
        variant={size === "display" ? "h1" : "h2"}
        tabIndex={-1}
        {...(sx ? { sx } : {})}
      >
        {children}
      </Typography>
    </>
  )
}
