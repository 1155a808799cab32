import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import { reasonWords } from "#domain/quote/closing.ts"
import type { Quote } from "#domain/quote/quote.ts"

interface Props {
  /** The role of the reader. */
  readonly role: Role
  readonly quote: Quote
}

const deedOf = ({ closedBy, price, projectId, status }: Quote): string => {
  if (status === "cancelled") return "cancelled"
  return closedBy === "provider" && projectId !== null && price !== null ? "withdrew the offer" : "declined"
}

const whoOf = ({ quote: { closedBy, homeownerName, providerName }, role }: Props): string => {
  if (closedBy === role) return "You"
  return closedBy === "provider" ? providerName : homeownerName
}

const reasonOf = (props: Props): string => {
  const { closedBy, closeReason } = props.quote
  const reason = closeReason === null ? "" : reasonWords[closeReason]
  if (closedBy === "site") return `${reason}.`
  const deed = `${whoOf(props)} ${deedOf(props.quote)}`
  return reason === "" ? `${deed}.` : `${deed}: ${reason}.`
}

/** Why a quote was declined, cancelled or withdrawn, for both of its people. */
export const Closed = (props: Props) => {
  const { closeNote } = props.quote
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
      {reasonOf(props)}
      {closeNote !== null && ` “${closeNote}”`}
    </Typography>
  )
}
