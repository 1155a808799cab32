import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { ended } from "#domain/shared/sentences.ts"

interface Props {
  readonly role: Role
  readonly quote: Quote
}

// An acceptance gives the provider the homeowner's number, if there is one. A project says where the work is; a request
// does not.
const words = ({ quote: { contactPhone, homeownerName, projectId, providerName }, role }: Props): string => {
  const hasNumber = contactPhone !== ""
  if (role === "homeowner") {
    if (projectId === null) return `${providerName} has your number. Agree on a day, and say where to come.`
    return hasNumber
      ? `${providerName} has your number, and sees where the work is. Agree on a day.`
      : `${providerName} sees where the work is. Agree on a day, and give your number.`
  }
  if (projectId === null) return `You have ${homeownerName}'s number. Agree on a day, and ask where to come.`
  return hasNumber
    ? `You have ${homeownerName}'s number, and your project says where the work is. Agree on a day.`
    : ended(`Your project says where the work is. Agree on a day with ${homeownerName}`)
}

/** What happens after an acceptance; the way to the chat stands beside it. */
export const NextStep = (props: Props) =>
  props.quote.status === "accepted" && (
    <Typography variant="subtitle2" component="p">
      {words(props)}
    </Typography>
  )
