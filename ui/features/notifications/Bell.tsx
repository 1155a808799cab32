import BellIcon from "@mui/icons-material/NotificationsNone"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useInfiniteQuery } from "@tanstack/react-query"

import { usePopup } from "#ui/shared/components/use-popup.ts"

import { notificationsQuery, unreadIn } from "./notifications.ts"
import { useLimits } from "./use-limits.ts"
import { useReadHere } from "./use-read-here.ts"
import { useSeeHere } from "./use-see-here.ts"

const load = async () => (await import("./BellPopup.tsx")).BellPopup

const badge = {
  position: "absolute",
  top: 4,
  right: 2,
  minWidth: 18,
  px: 0.5,
  borderRadius: 9,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  fontSize: 12,
  fontWeight: 700,
  lineHeight: "18px"
}

/** The bell with the number of unread notifications; a press opens the newest ones. */
export const Bell = () => {
  const { button, onClose, open } = usePopup(load)
  const unread = unreadIn(useInfiniteQuery(notificationsQuery).data)
  // The accessible name contains the visible number, for people who control the device by speech (WCAG 2.5.3).
  const count = unread > 9 ? "9+" : unread
  useLimits()
  useReadHere()
  useSeeHere()
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unread === 0 ? "Notifications" : `Notifications, ${count} new`}
        aria-haspopup="dialog"
        {...button}
      >
        <BellIcon />
        {unread > 0 && (
          <Box component="span" aria-hidden sx={badge}>
            {count}
          </Box>
        )}
      </IconButton>
      {open && <open.Popup anchor={open.anchor} onClose={onClose} />}
    </>
  )
}
