import BellIcon from "@mui/icons-material/NotificationsNone"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useInfiniteQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"

import { formatNumber } from "#domain/shared/numbers.ts"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"

import { notificationsQuery, unreadIn } from "./notifications.ts"
import { useReadHere } from "./use-read-here.ts"
import { useSeeHere } from "./use-see-here.ts"

const loadPopup = async () => ({ default: (await import("./BellPopup.tsx")).BellPopup })
const BellPopup = lazy(loadPopup)
const preload = fetchAhead(loadPopup)

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

/** How much one was told that is not read; the newest of it opens on a press. */
export const Bell = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const unread = unreadIn(useInfiniteQuery(notificationsQuery).data)
  useReadHere()
  useSeeHere()
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unread === 0 ? "Notifications" : `Notifications, ${formatNumber(unread)} new`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={preload}
      >
        <BellIcon />
        {unread > 0 && (
          <Box component="span" aria-hidden sx={badge}>
            {unread > 9 ? "9+" : unread}
          </Box>
        )}
      </IconButton>
      {anchor && (
        <Suspense>
          <BellPopup anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
