import Typography from "@mui/material/Typography"
import { memo, Suspense } from "react"

import type { Role } from "#domain/account/role.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import { dayName } from "#ui/shared/format/day-name.ts"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"
import { useNewDay } from "#ui/shared/state/use-new-day.ts"

import type { ChatEntry } from "../jobs/chat-entry.ts"
import type { UnsentActions } from "../outbox/UnsentState.tsx"
import { MessageBubble } from "./MessageBubble.tsx"

// Loaded late, because only some conversations have jobs, and the cards bring the code of the steps along.
const load = () => import("../jobs/later-entries.ts")
const JobEntry = lazyOrNothing(() => load().then((part) => part.JobEntry))
const RevealLine = lazyOrNothing(() => load().then((part) => part.RevealLine))

interface Props extends UnsentActions {
  readonly role: Role
  readonly entries: ReadonlyArray<ChatEntry>
  readonly participant: string
}

const line = { content: '""', flexGrow: 1, borderTop: 1, borderColor: "divider" }

// The name of the day between two lines.
const dayLine = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  my: 2,
  color: "text.secondary",
  "&::before": line,
  "&::after": line
}

// A message that has not arrived counts as today's.
const dayOf = ({ at }: ChatEntry): string => (at === null ? "Today" : dayName(at))

/**
 * The messages and jobs, under a line for each day, all as siblings: an offer that is revised moves to another day, and
 * its card has to stay mounted, with the dialog that is open there.
 */
export const MessageDays = memo(({ entries, role, ...shared }: Props) => {
  useNewDay()
  return [...groupBy(entries, dayOf)].flatMap(([day, ofDay]) =>
    [
      <Typography key={day} variant="caption" component="h3" sx={dayLine}>
        {day}
      </Typography>
    ].concat(
      ofDay.map((entry) =>
        entry.kind === "message" ? (
          <MessageBubble key={entry.id} {...entry.message} {...shared} />
        ) : (
          <Suspense key={entry.id}>
            {entry.kind === "job" ? (
              <JobEntry role={role} participant={shared.participant} {...entry} />
            ) : (
              <RevealLine role={role} participant={shared.participant} {...entry} />
            )}
          </Suspense>
        )
      )
    )
  )
})
