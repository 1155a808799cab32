import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"

import type { Role } from "#domain/account/role.ts"
import type { Project } from "#domain/project/project.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"

import { offersTitle } from "../quotes/offers-title.ts"
import { Offers } from "../quotes/Offers.tsx"

interface Props extends Pick<ComponentProps<typeof Offers>, "heading"> {
  readonly role: Role
  readonly project: Project
  readonly quotes: ReadonlyArray<Quote>
}

// The project's own button says "complete", and declining an offer is how to be rid of it.
const without = ({ status }: Quote): ReadonlyArray<QuoteStep> =>
  status === "pending" ? ["cancel"] : ["complete"]

const noOffersWords: Partial<Record<Project["status"], string>> = {
  draft: "Nobody but you sees a draft. Publish it to get offers.",
  pending: "No offers yet. They appear here as soon as contractors send them."
}

/** The offers on a homeowner's project; accepting one declines the others by itself. */
export const ProjectOffers = ({ heading, project, quotes, role }: Props) => {
  if (quotes.length > 0) {
    return (
      <Offers
        role={role}
        heading={heading}
        title={offersTitle(quotes, project.status === "pending")}
        quotes={quotes}
        budget={project.budget}
        without={without}
      />
    )
  }
  const none = noOffersWords[project.status]
  return none === undefined ? null : (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {none}
    </Typography>
  )
}
