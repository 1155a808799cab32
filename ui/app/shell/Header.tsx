import CloseIcon from "@mui/icons-material/Close"
import MenuIcon from "@mui/icons-material/Menu"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Stack from "@mui/material/Stack"
import { useId } from "react"

import { usePopup } from "#ui/shared/components/use-popup.ts"
import { useBell } from "#ui/shared/feedback/bell.ts"
import { unreadWordsId, useUnread } from "#ui/shared/feedback/unread.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { browseLinks, dashboardLink, joinLink, signInLink } from "#ui/shared/routing/nav-links.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

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
        <Box sx={inView(true)}>
          <NavLink {...dashboardLink} badge={badge} />
        </Box>
        <Box sx={bellPlace}>{bell}</Box>
        <UserMenu user={user} />
      </Stack>
    )
  return (
    <Box component="nav" aria-label="Account" sx={inView(false)}>
      <NavLink {...signInLink} />
      <JoinButton />
    </Box>
  )
}

// Like the other popups, it is loaded only for people who open it.
const loadMenu = async () => (await import("./MobileMenu.tsx")).MobileMenu

/** The sticky top navigation (docs/product.md#navigation). */
export const Header = () => {
  const { button, onClose, open } = usePopup(loadMenu)
  const menuId = useId()
  const { dot } = useUnread()
  const { isAuthenticated } = useSession()
  return (
    <Box
      component="header"
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
        <Logo isSignedIn={isAuthenticated} />
        <Box component="nav" aria-label="Main" sx={{ ...inView(isAuthenticated), flexGrow: 1 }}>
          {browseLinks.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </Box>
        <Stack direction="row" sx={{ ...inLine.sx, ml: "auto" }}>
          <AccountArea />
          <IconButton
            {...button}
            {...(open && { onClick: onClose })}
            aria-label={open ? "Close menu" : "Open menu"}
            aria-controls={open && menuId}
            aria-describedby={dot ? unreadWordsId : undefined}
            color="inherit"
            sx={inMenu(isAuthenticated)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
            {!open && dot}
          </IconButton>
        </Stack>
      </Box>
      {open && <open.Popup id={menuId} anchor={open.anchor} onClose={onClose} />}
    </Box>
  )
}
