import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Project } from "#domain/project/project.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
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

/** The offers on a homeowner's project; accepting one declines the others by itself. */
export const ProjectOffers = ({ project, quotes, role }: Props) => {
  if (quotes.length > 0) {
    const title = counted(quotes.length, "offer", "offers")
    return <Offers role={role} title={title} quotes={quotes} budget={project.budget} without={without} />
  }
  return project.status === "pending" ? (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      No offers yet. They appear here as soon as contractors send them.
    </Typography>
  ) : null
}
