import FactCheckIcon from "@mui/icons-material/FactCheckOutlined"
import FavoriteBorderIcon from "@mui/icons-material/FavoriteBorder"
import LogoutIcon from "@mui/icons-material/Logout"
import PersonIcon from "@mui/icons-material/PersonOutlined"
import SpaceDashboardIcon from "@mui/icons-material/SpaceDashboardOutlined"
import ListItemIcon from "@mui/material/ListItemIcon"
import Menu from "@mui/material/Menu"
import MenuItem, { type MenuItemProps } from "@mui/material/MenuItem"
import type { SvgIconProps } from "@mui/material/SvgIcon"
import type { ElementType } from "react"
import { useRoute } from "wouter"

import { useBack } from "#ui/shared/components/dialog/use-back.ts"
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

interface WayProps extends MenuItemProps<typeof RouteLink> {
  readonly icon: ElementType<SvgIconProps>
}

// The menu passes its items the props that make the arrow keys work (roving tabindex).
const Way = ({ children, icon: Icon, ...item }: WayProps) => (
  <MenuItem {...item} component={RouteLink}>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    {children}
  </MenuItem>
)

/** The open user menu, 12rem wide (docs/product.md#navigation). Never rendered on the server: it opens on a click. */
export const UserMenuPopup = ({ anchor, id, onClose }: Props) => {
  const { isOperator, logout } = useSession()
  const onPageOf = useRoute("/provider/:id")[1]?.id
  const { badge } = useUnread()
  useBack(onClose)
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
      slotProps={{
        paper: { sx: { boxSizing: "content-box", width: "12rem" } },
        list: { "aria-labelledby": `${id}-button` }
      }}
    >
      {isTight(anchor) && (
        <Way
          href={dashboardLink.href}
          icon={SpaceDashboardIcon}
          onClick={onClose}
          aria-describedby={badge ? unreadWordsId : undefined}
        >
          {dashboardLink.label}
          {badge}
        </Way>
      )}
      {isOperator && (
        <Way href="/admin" icon={FactCheckIcon} onClick={onClose}>
          Console
        </Way>
      )}
      {isOperator && onPageOf !== undefined && (
        <Way
          href={`/admin/providers/${onPageOf}`}
          icon={FactCheckIcon}
          onClick={onClose}
          sx={{ whiteSpace: "normal" }}
        >
          This business in the console
        </Way>
      )}
      <Way href="/account" icon={PersonIcon} onClick={onClose}>
        Account
      </Way>
      {!isOperator && (
        <Way href="/saved" icon={FavoriteBorderIcon} onClick={onClose}>
          Saved
        </Way>
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
