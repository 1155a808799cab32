import Box from "@mui/material/Box"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation } from "wouter"

import { useBack } from "#ui/shared/components/dialog/use-back.ts"
import { Container } from "#ui/shared/components/Page.tsx"
import { useUnread } from "#ui/shared/feedback/unread.ts"
import { accountLinks, browseLinks, dashboardLink } from "#ui/shared/routing/nav-links.ts"
import { useSession } from "#ui/shared/session/use-session.ts"
import { floating } from "#ui/theme/components.ts"

import { inMenu } from "./header-room.ts"
import { NavLink } from "./NavLink.tsx"

interface Props {
  readonly id: string
  /** The button that has opened it. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The links of the header where it has no room for them. Never rendered on the server: it opens on a press. */
export const MobileMenu = ({ anchor, id, onClose }: Props) => {
  const { isAuthenticated, isLoading } = useSession()
  const { badge } = useUnread()
  const [path] = useLocation()
  const openedAt = useRef(path)
  const close = useEffectEvent(onClose)
  const leave = () => {
    onClose()
    anchor.focus()
  }
  useBack(leave)
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") leave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
  // Going anywhere closes it, by whatever link.
  useEffect(() => {
    if (path !== openedAt.current) close()
  }, [path])
  const links = [...browseLinks, ...(isLoading ? [] : accountLinks(isAuthenticated))]
  return (
    <Box
      component="nav"
      id={id}
      aria-label="Menu"
      // It would cover what has the focus then.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) onClose()
      }}
      sx={{
        ...inMenu(isAuthenticated),
        position: "absolute",
        top: "100%",
        insetInline: 0,
        py: 1.5,
        maxHeight: "calc(100dvh - 100%)",
        overflowY: "auto",
        bgcolor: "background.default",
        borderBottom: 1,
        borderColor: "divider",
        boxShadow: floating
      }}
    >
      <Container sx={{ display: "grid", gap: 0.5 }}>
        {links.map((link) => (
          <NavLink key={link.href} {...link} badge={link === dashboardLink && badge} onClick={onClose} />
        ))}
      </Container>
    </Box>
  )
}
