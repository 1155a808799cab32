import CloseIcon from "@mui/icons-material/Close"
import MenuIcon from "@mui/icons-material/Menu"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Stack from "@mui/material/Stack"
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { useLocation } from "wouter"

import { Container } from "#ui/shared/components/Page.tsx"
import { useBell } from "#ui/shared/feedback/bell.ts"
import { unreadWordsId, useUnread } from "#ui/shared/feedback/unread.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import {
  accountLinks,
  browseLinks,
  dashboardLink,
  joinLink,
  signInLink
} from "#ui/shared/routing/nav-links.ts"
import { useSession } from "#ui/shared/session/use-session.ts"
import { floating } from "#ui/theme/components.ts"

import { bellPlace, header, inMenu, inView, row } from "./header-room.ts"
import { Logo } from "./Logo.tsx"
import { currentLook, NavLink, useCurrent } from "./NavLink.tsx"
import { UserMenu } from "./UserMenu.tsx"

const inLine = { direction: "row", sx: { alignItems: "center", gap: 0.5 } } as const

const JoinButton = () => (
  <LinkButton
    variant="contained"
    href={joinLink.href}
    aria-current={useCurrent(joinLink.href)}
    sx={currentLook}
  >
    {joinLink.label}
  </LinkButton>
)

const AccountArea = () => {
  const { isLoading, user } = useSession()
  const { badge } = useUnread()
  const bell = useBell()
  if (isLoading) return null
  if (user)
    return (
      <Stack component="nav" aria-label="Account" {...inLine}>
        <Box sx={inView}>
          <NavLink {...dashboardLink} badge={badge} />
        </Box>
        <Box sx={bellPlace}>{bell}</Box>
        <UserMenu user={user} />
      </Stack>
    )
  return (
    <Box component="nav" aria-label="Account" sx={inView}>
      <NavLink {...signInLink} />
      <JoinButton />
    </Box>
  )
}

interface MenuProps {
  readonly id: string
  /** A link was followed. */
  readonly onFollow: () => void
  readonly onBack: () => void
}

const MobileMenu = ({ id, onBack, onFollow }: MenuProps) => {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    // One of its own: what dialogs have in common would weigh on every page.
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    watcher?.addEventListener("close", () => back())
    return () => watcher?.destroy()
  }, [])
  const { isAuthenticated, isLoading } = useSession()
  const { badge } = useUnread()
  const links = [...browseLinks, ...(isLoading ? [] : accountLinks(isAuthenticated))]
  return (
    <Box
      component="nav"
      id={id}
      aria-label="Menu"
      sx={{
        ...inMenu,
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
          <NavLink key={link.href} {...link} badge={link === dashboardLink && badge} onClick={onFollow} />
        ))}
      </Container>
    </Box>
  )
}

/** The sticky top navigation (docs/product.md#navigation). */
export const Header = () => {
  const [path] = useLocation()
  // Open at one page only: going anywhere closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const open = openAt === path
  const { dot } = useUnread()
  const close = () => {
    setOpenAt(null)
    toggle.current?.focus()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && open) close()
  }
  return (
    <Box
      component="header"
      onKeyDown={closeOnEscape}
      sx={{
        ...header,
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        bgcolor: "background.default",
        borderBottom: 1,
        borderColor: "divider"
      }}
    >
      <Box sx={row}>
        <Logo />
        <Box component="nav" aria-label="Main" sx={{ ...inView, flexGrow: 1 }}>
          {browseLinks.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </Box>
        <Stack direction="row" sx={{ ...inLine.sx, ml: "auto" }}>
          <AccountArea />
          <IconButton
            ref={toggle}
            aria-label={open ? "Close menu" : "Open menu"}
            aria-expanded={open}
            aria-controls={open ? menuId : undefined}
            aria-describedby={dot ? unreadWordsId : undefined}
            onClick={() => setOpenAt(open ? null : path)}
            color="inherit"
            sx={inMenu}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
            {!open && dot}
          </IconButton>
        </Stack>
      </Box>
      {open && <MobileMenu id={menuId} onFollow={() => setOpenAt(null)} onBack={close} />}
    </Box>
  )
}
