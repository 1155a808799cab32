import Box from "@mui/material/Box"
import visuallyHidden from "@mui/utils/visuallyHidden"

import type { Notification } from "#domain/notices/notice.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

interface Props {
  readonly notification: Notification
  readonly isNew: boolean
  /** When it was told. */
  readonly time: string
  readonly onFollow: () => void
}

const line = {
  position: "relative",
  display: "block",
  pl: 3.5,
  pr: 1.5,
  py: 1,
  borderRadius: 2.5,
  color: "text.primary",
  textDecoration: "none",
  "&:hover": { bgcolor: "surface.sunken" }
}

const mark = {
  position: "absolute",
  top: "1.1em",
  left: 10,
  width: 10,
  height: 10,
  borderRadius: 5,
  bgcolor: "primary.main"
}

/** A notification: one sentence, which links to its thing. */
export const NotificationLine = ({ isNew, notification, onFollow, time }: Props) => {
  const { createdAt, href, text } = notification
  return (
    <li>
      <Box component={RouteLink} href={href} onClick={onFollow} sx={line}>
        {isNew && (
          <Box component="span" sx={mark}>
            <Box component="span" sx={visuallyHidden}>
              {"New: "}
            </Box>
          </Box>
        )}
        <Box component="span" sx={{ typography: isNew ? "subtitle2" : "body2" }}>
          {text}
        </Box>
        <Box
          component="time"
          dateTime={createdAt}
          sx={{ display: "block", typography: "caption", color: "text.secondary" }}
        >
          {time}
        </Box>
      </Box>
    </li>
  )
}

export const lines = { m: 0, p: 0, listStyle: "none" }
