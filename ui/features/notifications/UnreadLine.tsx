import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import type { Notification } from "#domain/notices/notice.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { useReadNotifications } from "./notifications.ts"

const failed = sayRefusal("This could not be marked as read")

interface Props {
  readonly newest: Notification
  readonly unread: number
}

/**
 * The number of unread notifications, and the button that marks them as read. The button stays, because it has the
 * focus.
 */
export const UnreadLine = ({ newest, unread }: Props) => {
  const { mutateAsync: read } = useReadNotifications()
  const { isBusy, start } = useOnce(() => read({ upTo: newest }).then(() => undefined, failed))
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, px: 1.5 }}>
      <Typography role="status" sx={{ flexGrow: 1, color: "text.secondary" }}>
        {unread === 0 ? "Everything is read" : `${formatNumber(unread)} new`}
      </Typography>
      <Button
        variant="outlined"
        loading={isBusy}
        aria-disabled={unread === 0}
        onClick={() => void (unread > 0 && start())}
        sx={{ "&[aria-disabled=true]": { opacity: 0.5, cursor: "default" } }}
      >
        Mark all as read
      </Button>
    </Box>
  )
}
