import { expect, it } from "vitest"

import { leaseMinutes } from "#domain/chores/lease.ts"
import { type Backlog, backlogOf } from "#domain/notices/email.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"

const due = "2026-03-02T10:00:00.000Z"
const later = "2026-03-02T11:00:00.000Z"

const waiting = (attempts: number, notBefore: string, count = 1): Backlog => ({
  state: "waiting",
  attempts,
  notBefore,
  count
})
const claimed = (attempts: number, notBefore: string): Backlog => ({
  ...waiting(attempts, plusMinutes(notBefore, leaseMinutes)),
  state: "claimed"
})

it.each([
  ["waits for its first attempt", waiting(0, due)],
  ["waits for another one", waiting(3, plusMinutes(due, 1 + 5 + 30))],
  ["is in its first attempt", claimed(1, due)],
  ["is in another one", claimed(3, plusMinutes(due, 1 + 5))]
])("An email that %s is overdue since it was first due", (_, email) => {
  expect(backlogOf([email])).toEqual({ count: 1, oldestAt: due })
})

it("Emails that are overdue are counted, each of them, and are as old as the oldest", () => {
  expect(backlogOf([waiting(0, later, 3), waiting(0, due, 2)])).toEqual({ count: 5, oldestAt: due })
  expect(backlogOf([])).toEqual({ count: 0, oldestAt: null })
})
