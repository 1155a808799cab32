import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { formatTime } from "#ui/shared/format/format.ts"

import type { JobPart } from "./chat-entry.ts"
import { JobCard } from "./JobCard.tsx"
import { JobLine } from "./JobLine.tsx"

interface Props {
  readonly role: Role
  readonly quote: Quote
  readonly part: JobPart
  readonly at: string
}

const acceptedWords = ({ quote: { homeownerName, price }, role }: Props): string => {
  const offer = price === null ? "offer" : `offer of ${formatMoney(price)}`
  return role === "homeowner" ? `You accepted the ${offer}` : `${homeownerName} accepted your ${offer}`
}

/** What became of an offer, on a line of its own. */
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
