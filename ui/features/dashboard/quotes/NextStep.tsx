import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"

interface Props {
  readonly role: Role
  readonly quote: Quote
}

// A request tells no place. A bid has the number of the homeowner's account, where there is one.
const toHomeowner = ({ contactPhone, projectId, providerName }: Quote): string => {
  if (projectId === null) return `${providerName} has your number. Agree on a day, and say where to come.`
  return contactPhone === ""
    ? `${providerName} sees where the work is. Agree on a day, and give your number.`
    : `${providerName} sees where the work is, and has your number. Agree on a day.`
}

const toProvider = ({ contactPhone, homeownerName, projectId }: Quote): string => {
  if (projectId === null) return `You have ${homeownerName}'s number. Agree on a day, and ask where to come.`
  return contactPhone === ""
    ? `Your project says where the work is. Agree on a day with ${homeownerName}.`
    : `Your project says where the work is, and you have ${homeownerName}'s number. Agree on a day.`
}

/** What happens after an acceptance; the way to the chat stands beside it. */
export const NextStep = ({ quote, role }: Props) =>
  quote.status === "accepted" && (
    <Typography variant="subtitle2" component="p">
      {role === "homeowner" ? toHomeowner(quote) : toProvider(quote)}
    </Typography>
  )
