import type { OwnCounts } from "#domain/account/own-counts.ts"
import type { Role } from "#domain/account/role.ts"
import { counted } from "#domain/shared/numbers.ts"
import { quotesWaiting } from "#ui/shared/session/quotes-waiting.ts"

/** Something that a person should do next, with the link to it. */
export interface Waiting {
  readonly words: string
  readonly action: string
  readonly href: string
}

interface Kind extends Omit<Waiting, "words"> {
  readonly count: number
  readonly names: readonly [one: string, many: string]
}

const quotes = "/dashboard?tab=quotes"

const answers = (role: Role, counts: OwnCounts): Kind =>
  role === "homeowner"
    ? {
        count: quotesWaiting(role, counts),
        names: ["offer to read", "offers to read"],
        action: "Read offers",
        href: quotes
      }
    : {
        count: quotesWaiting(role, counts),
        names: ["request to answer", "requests to answer"],
        action: "Answer requests",
        href: quotes
      }

/** What waits for this person; things for which others are waiting come first. */
export const whatWaits = (role: Role, counts: OwnCounts): ReadonlyArray<Waiting> =>
  [
    answers(role, counts),
    {
      count: counts.unread,
      names: ["unread message", "unread messages"],
      action: "Read messages",
      href: "/messages"
    } as const,
    {
      count: counts.reviewable,
      names: ["review to write", "reviews to write"],
      action: "Write reviews",
      href: quotes
    } as const
  ]
    .filter(({ count }) => count > 0)
    .map(({ action, count, href, names }) => ({ words: counted(count, ...names), action, href }))
