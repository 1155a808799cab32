import type { User } from "#domain/account/account.ts"
import type { Operator } from "#domain/operator/operator.ts"
import { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atTime, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Random } from "../random.ts"

/** Who runs the demo marketplace. */
export const demoOperator = { name: "Dana Whitlock", email: "dana@example.com", password: "demo-operator-1" }

const joinedDaysAgo = 300

/** The operator's account and rights. Operators have the role that everybody begins with, and take no part in it. */
export const hireOperator = (now: Instant, random: Random) => {
  const createdAt = atTime(daysBefore(now, joinedDaysAgo), "15:00")
  const [firstName = "", lastName = ""] = demoOperator.name.split(" ")
  const user: User = {
    id: UserId.make(uuidAt(createdAt, random)),
    username: "dana",
    email: demoOperator.email,
    firstName,
    lastName,
    phone: null,
    role: "homeowner",
    createdAt
  }
  const operator: Operator = { userId: user.id, grantedAt: createdAt, grantedBy: null, notify: true }
  return { user, operator }
}
