import FactCheckIcon from "@mui/icons-material/FactCheckOutlined"
import FavoriteBorderIcon from "@mui/icons-material/FavoriteBorder"
import LogoutIcon from "@mui/icons-material/Logout"
import PersonIcon from "@mui/icons-material/PersonOutlined"
import SpaceDashboardIcon from "@mui/icons-material/SpaceDashboardOutlined"
import ListItemIcon from "@mui/material/ListItemIcon"
import Menu from "@mui/material/Menu"
import MenuItem from "@mui/material/MenuItem"

import { unreadWordsId, useUnread } from "#ui/shared/feedback/unread.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"
import { dashboardLink } from "#ui/shared/routing/nav-links.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { isTight } from "./header-room.ts"

interface Props {
  readonly id: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The open user menu, 12rem wide (docs/product.md#navigation). Never rendered on the server: it opens on a click. */
export const UserMenuPopup = ({ anchor, id, onClose }: Props) => {
  const { isOperator, logout } = useSession()
  const { badge } = useUnread()
  // A hidden item would trap the arrow keys, so the item is left out rather than hidden by CSS.
  const leave = () => {
    onClose()
    void logout()
  }
  return (
    <Menu
      id={`${id}-menu`}
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { sx: { width: "12rem" } }, list: { "aria-labelledby": `${id}-button` } }}
    >
      {isTight(anchor) && (
        <MenuItem
          component={RouteLink}
          href={dashboardLink.href}
          onClick={onClose}
          aria-describedby={badge ? unreadWordsId : undefined}
        >
          <ListItemIcon>
            <SpaceDashboardIcon fontSize="small" />
          </ListItemIcon>
          {dashboardLink.label}
          {badge}
        </MenuItem>
      )}
      {isOperator && (
        <MenuItem component={RouteLink} href="/admin" onClick={onClose}>
          <ListItemIcon>
            <FactCheckIcon fontSize="small" />
          </ListItemIcon>
          Console
        </MenuItem>
      )}
      <MenuItem component={RouteLink} href="/account" onClick={onClose}>
        <ListItemIcon>
          <PersonIcon fontSize="small" />
        </ListItemIcon>
        Account
      </MenuItem>
      {!isOperator && (
        <MenuItem component={RouteLink} href="/saved" onClick={onClose}>
          <ListItemIcon>
            <FavoriteBorderIcon fontSize="small" />
          </ListItemIcon>
          Saved
        </MenuItem>
      )}
      <MenuItem onClick={leave}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        Log out
      </MenuItem>
    </Menu>
  )
}
