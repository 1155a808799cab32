import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Notification } from "#domain/notices/notice.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import { dayName } from "#ui/shared/format/day-name.ts"
import { formatTime } from "#ui/shared/format/format.ts"
import { useNewDay } from "#ui/shared/state/use-new-day.ts"

import { lines, NotificationLine } from "./NotificationLine.tsx"
import { useReadNotifications } from "./notifications.ts"

const dayOf = ({ createdAt }: Notification) => dayName(createdAt)

/** Notifications, under a heading for each day. Following one marks it as read. */
export const NotificationDays = ({ items }: { readonly items: ReadonlyArray<Notification> }) => {
  useNewDay()
  const id = useId()
  const { mutate: read } = useReadNotifications()
  return [...groupBy(items, dayOf)].map(([day, ofDay], position) => (
    <Box key={day} component="section" aria-labelledby={`${id}-${position}`}>
      <Typography id={`${id}-${position}`} variant="subtitle2" component="h2" sx={{ px: 1.5, pb: 0.5 }}>
        {day}
      </Typography>
      <Box component="ul" sx={lines}>
        {ofDay.map((notification) => (
          <NotificationLine
            key={notification.id}
            notification={notification}
            isNew={notification.readAt === null}
            time={formatTime(notification.createdAt)}
            onFollow={() => notification.readAt === null && read({ ids: [notification.id] })}
          />
        ))}
      </Box>
    </Box>
  ))
}
