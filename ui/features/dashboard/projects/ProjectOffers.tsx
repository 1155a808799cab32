import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Project } from "#domain/project/project.ts"
import { isLive, type QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { counted } from "#ui/shared/format/provider-words.ts"

import { Offers } from "../quotes/Offers.tsx"

interface Props {
  readonly role: Role
  readonly project: Project
  readonly quotes: ReadonlyArray<Quote>
}

// The project's own button says "complete", and declining an offer is how to be rid of it.
const without = ({ status }: Quote): ReadonlyArray<QuoteStep> =>
  status === "pending" ? ["cancel"] : ["complete"]

// While it is open, the count of its room leaves out those that have ended: so does this one, in words.
const titleOf = ({ project, quotes }: Props): string => {
  const all = counted(quotes.length, "offer", "offers")
  const live = quotes.filter(isLive).length
  return project.status === "pending" && live < quotes.length ? `${all}, ${live} open` : all
}

const noOffersWords: Partial<Record<Project["status"], string>> = {
  draft: "Nobody but you sees a draft. Publish it to get offers.",
  pending: "No offers yet. They appear here as soon as contractors send them."
}

/** The offers on a homeowner's project; accepting one declines the others by itself. */
export const ProjectOffers = (props: Props) => {
  const { project, quotes, role } = props
  if (quotes.length > 0) {
    return (
      <Offers role={role} title={titleOf(props)} quotes={quotes} budget={project.budget} without={without} />
    )
  }
  const none = noOffersWords[project.status]
  return none === undefined ? null : (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {none}
    </Typography>
  )
}
