import { briefPrice } from "../quote/offer/price-words.ts"
import type { Quote } from "../quote/quote.ts"
import type { Instant } from "../shared/instant.ts"
import type { ShownInvitation } from "./invitation.ts"
import type { Project } from "./project.ts"

/** Something that has happened with a project, in the words of whoever reads it. */
export interface ProjectEvent {
  readonly at: Instant
  readonly words: string
}

type Offered = Pick<Quote, "acceptedAt" | "completedAt" | "createdAt" | "offer" | "price" | "providerName">

interface Shown {
  readonly project: Pick<Project, "closesAt" | "createdAt" | "publishedAt">
  /** All offers on it that the reader sees. */
  readonly quotes: ReadonlyArray<Offered>
  /** The homeowner's own. */
  readonly invitations: ReadonlyArray<Pick<ShownInvitation, "at" | "providerName">>
  readonly isOwn: boolean
}

const event = (at: Instant | null, words: string): ReadonlyArray<ProjectEvent> =>
  at === null ? [] : [{ at, words }]

/** The price is that of the newest version, and so is the day. */
const offerEvents = (quote: Offered, isOwn: boolean): ReadonlyArray<ProjectEvent> => {
  const { createdAt, offer, providerName } = quote
  const words = briefPrice(quote)
  if (words === null) {
    return event(createdAt, isOwn ? `You asked ${providerName} for an offer` : "You were asked for an offer")
  }
  const who = isOwn ? providerName : "You"
  if (offer === null || offer.version === 1)
    return event(offer?.madeAt ?? createdAt, `${who} offered ${words}`)
  return [
    ...event(createdAt, `${who} made an offer`),
    ...event(offer.madeAt, `${who} revised ${isOwn ? "its" : "your"} offer to ${words}`)
  ]
}

const eventsOf = (quote: Offered, isOwn: boolean) => [
  ...offerEvents(quote, isOwn),
  ...event(
    quote.acceptedAt,
    isOwn ? `You accepted the offer of ${quote.providerName}` : "Your offer was accepted"
  ),
  ...event(quote.completedAt, "The work was completed")
]

/** When a project was opened for offers, where that was not when it was written. */
const openedAt = ({ createdAt, publishedAt }: Shown["project"]) =>
  publishedAt === createdAt ? null : publishedAt

/** What has happened with a project, oldest first, and at the end until when it is open. */
export const projectTimeline = ({
  invitations,
  isOwn,
  project,
  quotes
}: Shown): ReadonlyArray<ProjectEvent> => [
  ...[
    ...event(project.createdAt, isOwn ? "You wrote the project" : "The project was written"),
    ...event(openedAt(project), "Opened for offers"),
    ...invitations.flatMap(({ at, providerName }) => event(at, `You invited ${providerName}`)),
    ...quotes.flatMap((quote) => eventsOf(quote, isOwn))
  ].toSorted((one, other) => one.at.localeCompare(other.at)),
  ...event(project.closesAt, "Closes for offers")
]
