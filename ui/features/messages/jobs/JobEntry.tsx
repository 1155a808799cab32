import type { Role } from "#domain/account/role.ts"
import { briefPrice } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatTime } from "#ui/shared/format/format.ts"

import type { JobPart } from "./chat-entry.ts"
import { JobCard } from "./JobCard.tsx"
import { JobLine } from "./JobLine.tsx"

interface Props {
  readonly role: Role
  /** The other's name, as the head of the conversation says it: a quote of its own may know only a part. */
  readonly participant: string
  readonly quote: Quote
  readonly part: JobPart
  readonly at: string
}

const acceptedWords = ({ participant, quote, role }: Props): string => {
  const words = briefPrice(quote)
  const offer = words === null ? "offer" : `offer of ${words}`
  return role === "homeowner" ? `You accepted the ${offer}` : `${participant} accepted your ${offer}`
}

/** The acceptance of an offer or the completion of the work, on a line of its own. */
const Step = (props: Props) => (
  <JobLine at={props.at} when={formatTime(props.at)}>
    {props.part === "accepted" ? acceptedWords(props) : "The work is complete"}
  </JobLine>
)

/** A part of a job at its place in the conversation. */
export const JobEntry = (props: Props) => {
  const { part } = props
  return part === "request" || part === "offer" ? <JobCard {...props} part={part} /> : <Step {...props} />
}
