import Box from "@mui/material/Box"
import Divider from "@mui/material/Divider"
import Typography from "@mui/material/Typography"
import { isToday } from "date-fns/isToday"
import { isYesterday } from "date-fns/isYesterday"
import { parseISO } from "date-fns/parseISO"

import type { Message } from "../../src/domain/messaging/conversation.ts"
import type { UserId } from "../../src/domain/shared/ids.ts"
import { formatDate } from "../shared/format.ts"
import { MessageBubble } from "./MessageBubble.tsx"

interface Props {
  readonly messages: ReadonlyArray<Message>
  readonly userId: UserId
  readonly participant: string
}

const dayName = (iso: string): string => {
  const at = parseISO(iso)
  if (isToday(at)) return "Today"
  return isYesterday(at) ? "Yesterday" : formatDate(iso)
}

const byDay = (messages: ReadonlyArray<Message>): ReadonlyMap<string, ReadonlyArray<Message>> => {
  const days = new Map<string, Array<Message>>()
  for (const message of messages) {
    const day = dayName(message.createdAt)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(message)
    else days.set(day, [message])
  }
  return days
}

/** The messages under a line for each day. */
export const MessageDays = ({ messages, participant, userId }: Props) =>
  [...byDay(messages)].map(([day, ofDay]) => (
    <Box key={day} component="section" aria-label={day}>
      <Divider sx={{ my: 2 }}>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {day}
        </Typography>
      </Divider>
      {ofDay.map((message) => (
        <MessageBubble
          key={message.id}
          message={message}
          isOwn={message.senderId === userId}
          participant={participant}
        />
      ))}
    </Box>
  ))
