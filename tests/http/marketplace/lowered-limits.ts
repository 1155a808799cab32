import * as Layer from "effect/Layer"

import { type UsageKind, usageLimits } from "#domain/usage/usage-limits.ts"
import { UsageLimits } from "#ports/usage.ts"
import type { startApp } from "#tests/support/app/start-app.ts"

type Change = NonNullable<NonNullable<Parameters<typeof startApp>[0]>["change"]>
type Lowered = Partial<Record<UsageKind | "openProjects", number>>

/** Some limits of use lowered, for `startApp`. */
export const lowered = ({ openProjects = usageLimits.openProjects, ...lower }: Lowered): Change => {
  const limitOf = (kind: UsageKind) => {
    const { seconds, times } = usageLimits.counted[kind]
    return { seconds, times: lower[kind] ?? times }
  }
  const counted = {
    messagesInTenMinutes: limitOf("messagesInTenMinutes"),
    messages: limitOf("messages"),
    providersAsked: limitOf("providersAsked"),
    quoteRequests: limitOf("quoteRequests"),
    projects: limitOf("projects"),
    projectChanges: limitOf("projectChanges"),
    bids: limitOf("bids"),
    askedAgain: limitOf("askedAgain"),
    phonesRead: limitOf("phonesRead"),
    zipCodes: limitOf("zipCodes"),
    unconfirmedMessages: limitOf("unconfirmedMessages"),
    unconfirmedRequests: limitOf("unconfirmedRequests"),
    unconfirmedProjects: limitOf("unconfirmedProjects"),
    photos: limitOf("photos"),
    reports: limitOf("reports")
  }
  return (ports) => Layer.merge(ports, Layer.succeed(UsageLimits, { ...usageLimits, counted, openProjects }))
}
