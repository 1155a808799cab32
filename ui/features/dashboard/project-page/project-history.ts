import type { Role } from "#domain/account/role.ts"
import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { formatMoney } from "#domain/shared/money.ts"

/** Something that has happened to a project, or will. */
export interface Happening {
  readonly at: Instant
  readonly text: string
}

// Posting publishes at once: that is one happening.
const isLater = (at: Instant, before: Instant) => Date.parse(at) - Date.parse(before) > 60_000

const ofQuote = ({ acceptedAt, completedAt, createdAt, price, providerName }: Quote, role: Role) => {
  const who = role === "provider" ? "You" : providerName
  const offered = price === null ? `${who} was asked for an offer` : `${who} offered ${formatMoney(price)}`
  return [
    { at: createdAt, text: price === null && role === "provider" ? "You were asked for an offer" : offered },
    ...(acceptedAt === null
      ? []
      : [
          {
            at: acceptedAt,
            text: role === "provider" ? "Your offer was accepted" : `You accepted ${who}'s offer`
          }
        ]),
    ...(completedAt === null ? [] : [{ at: completedAt, text: "The work was marked as complete" }])
  ]
}

/** What has happened to a project, oldest first, and when it closes. */
export const historyOf = (
  project: Project,
  quotes: ReadonlyArray<Quote>,
  role: Role
): ReadonlyArray<Happening> => {
  const { closesAt, createdAt, publishedAt } = project
  const happened: ReadonlyArray<Happening> = [
    { at: createdAt, text: "Posted" },
    ...(publishedAt !== null && isLater(publishedAt, createdAt)
      ? [{ at: publishedAt, text: "Opened for offers" }]
      : []),
    ...quotes.flatMap((quote) => ofQuote(quote, role))
  ]
  return [
    ...happened.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    ...(closesAt === null ? [] : [{ at: closesAt, text: "Closes, unless an offer is accepted" }])
  ]
}
