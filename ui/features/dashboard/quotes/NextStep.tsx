import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"

interface Props {
  readonly role: Role
  readonly quote: Quote
}

// A request came with a telephone number, a bid stands on a project with its place; neither tells the other.
const words = ({ quote: { homeownerName, projectId, providerName }, role }: Props): string => {
  if (role === "homeowner") {
    return projectId === null
      ? `${providerName} has your number. Agree on a day, and say where to come.`
      : `${providerName} sees where the work is. Agree on a day, and give your number.`
  }
  return projectId === null
    ? `You have ${homeownerName}'s number. Agree on a day, and ask where to come.`
    : `Your project says where the work is. Agree on a day with ${homeownerName}.`
}

/** What happens after an acceptance; the way to the chat stands beside it. */
export const NextStep = (props: Props) =>
  props.quote.status === "accepted" && (
    <Typography variant="subtitle2" component="p">
      {words(props)}
    </Typography>
  )
