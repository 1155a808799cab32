import Box from "@mui/material/Box"
import Divider from "@mui/material/Divider"
import Typography from "@mui/material/Typography"
import { isToday } from "date-fns/isToday"
import { isYesterday } from "date-fns/isYesterday"
import { parseISO } from "date-fns/parseISO"
import { memo } from "react"

import { formatDate } from "#ui/shared/format/format.ts"

import type { UnsentActions } from "../outbox/UnsentState.tsx"
import { MessageBubble } from "./MessageBubble.tsx"
import type { ShownMessage } from "./shown-message.ts"

interface Props extends UnsentActions {
  readonly messages: ReadonlyArray<ShownMessage>
  readonly participant: string
}

// What has not arrived will be of today.
const dayName = ({ createdAt }: ShownMessage): string => {
  if (createdAt === null) return "Today"
  const at = parseISO(createdAt)
  if (isToday(at)) return "Today"
  return isYesterday(at) ? "Yesterday" : formatDate(createdAt)
}

const byDay = (messages: ReadonlyArray<ShownMessage>): ReadonlyMap<string, ReadonlyArray<ShownMessage>> => {
  const days = new Map<string, Array<ShownMessage>>()
  for (const message of messages) {
    const day = dayName(message)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(message)
    else days.set(day, [message])
  }
  return days
}

/** The messages under a line for each day. */
export const MessageDays = memo(({ messages, ...shared }: Props) =>
  [...byDay(messages)].map(([day, ofDay]) => (
    <Box key={day} component="section" aria-label={day}>
      <Divider sx={{ my: 2 }}>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {day}
        </Typography>
      </Divider>
      {ofDay.map((message) => (
        <MessageBubble key={message.id} message={message} {...shared} />
      ))}
    </Box>
  ))
)
