import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { formatTime } from "#ui/shared/format/format.ts"

import type { JobPart } from "./chat-entry.ts"
import { JobCard } from "./JobCard.tsx"

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
  <Typography
    variant="caption"
    component="p"
    sx={{ maxWidth: 520, mx: "auto", my: 1.5, textAlign: "center", color: "text.secondary" }}
  >
    {props.part === "accepted" ? acceptedWords(props) : "The work is complete"} ·{" "}
    <time dateTime={props.at}>{formatTime(props.at)}</time>
  </Typography>
)

/** A part of a job at its place in the conversation. */
export const JobEntry = (props: Props) => {
  const { part } = props
  return part === "request" || part === "offer" ? <JobCard {...props} part={part} /> : <Step {...props} />
}
