import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import Popover from "@mui/material/Popover"
import Typography from "@mui/material/Typography"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useId } from "react"

import type { Notification } from "#domain/notices/notice.ts"
import { useBack } from "#ui/shared/components/dialog/use-back.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { dayName } from "#ui/shared/format/day-name.ts"
import { formatTime } from "#ui/shared/format/format.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { useTabVisible } from "#ui/shared/state/use-tab-visible.ts"
import { headerHeight } from "#ui/theme/baseline.ts"
import { floating } from "#ui/theme/components.ts"

import { NothingNew } from "./NothingNew.tsx"
import { lines, NotificationLine } from "./NotificationLine.tsx"
import { notificationsQuery, useReadNotifications } from "./notifications.ts"
import { useNewOnes } from "./use-new-ones.ts"

const mostShown = 10

/** Marks the notifications that are seen as read, and no others. */
const useReadWhatIsSeen = (shown: ReadonlyArray<Notification>) => {
  const { mutate: read } = useReadNotifications()
  const isSeen = useTabVisible()
  const unread = shown.filter(({ readAt }) => readAt === null).map(({ id }) => id)
  useEffect(() => {
    if (isSeen && unread.length > 0) read({ ids: unread })
    // oxlint-disable-next-line react/exhaustive-deps -- once for the same ones
  }, [isSeen, unread.join(), read])
}

interface Props {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

const NewestOnes = ({ onClose }: Pick<Props, "onClose">) => {
  const { data, error, refetch } = useInfiniteQuery(notificationsQuery)
  const shown = data?.pages.flatMap(({ items }) => items).slice(0, mostShown) ?? []
  const newOnes = useNewOnes(shown)
  useReadWhatIsSeen(shown)
  if (data === undefined)
    return error ? (
      <ErrorAlert onRetry={refetch}>Your notifications did not load.</ErrorAlert>
    ) : (
      <CircularProgress aria-label="Loading notifications" sx={{ display: "block", mx: "auto", my: 3 }} />
    )
  if (shown.length === 0) return <NothingNew />
  return (
    <Box component="ul" sx={{ ...lines, minHeight: 0, overflowY: "auto" }}>
      {shown.map((notification) => (
        <NotificationLine
          key={notification.id}
          notification={notification}
          isNew={newOnes.has(notification.id)}
          time={`${dayName(notification.createdAt)}, ${formatTime(notification.createdAt)}`}
          onFollow={onClose}
        />
      ))}
    </Box>
  )
}

const paper = {
  display: "flex",
  flexDirection: "column",
  width: "min(24rem, 100vw - 32px)",
  // As high as the room that the window leaves below the bell; the link to all notifications is always in view.
  maxHeight: `calc(100% - ${headerHeight.md + 24}px)`,
  overflow: "hidden",
  mt: 1,
  p: 1,
  border: 1,
  borderColor: "divider",
  boxShadow: floating
}

/** The newest notifications. Never rendered on the server: it opens on a press. */
export const BellPopup = ({ anchor, onClose }: Props) => {
  const id = useId()
  useBack(onClose)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": id, sx: paper } }}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ px: 1.5, py: 1 }}>
        Notifications
      </Typography>
      <NewestOnes onClose={onClose} />
      <LinkButton href="/notifications" onClick={onClose} sx={{ flexShrink: 0, mt: 0.5 }}>
        See all
      </LinkButton>
    </Popover>
  )
}
