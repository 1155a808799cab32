import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"
import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"

import { inOrder, lowestOffer } from "./compare-offers.ts"
import { OfferRow } from "./OfferRow.tsx"

interface Props {
  readonly role: Role
  readonly project: Project
  readonly quotes: ReadonlyArray<Quote>
}

/** The offers on a homeowner's project, side by side and in order, to choose from. */
export const Offers = ({ project, quotes, role }: Props) => {
  const id = useId()
  const lowest = lowestOffer(quotes)
  if (quotes.length === 0) {
    return project.status === "pending" ? (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        No offers yet. They appear here as soon as contractors send them.
      </Typography>
    ) : null
  }
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h4" sx={{ mb: 1 }}>
        {quotes.length === 1 ? "1 offer" : `${quotes.length} offers`}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          border: 1,
          borderColor: "divider",
          borderRadius: 3.5,
          overflow: "hidden"
        }}
      >
        {inOrder(quotes).map((quote) => (
          <OfferRow
            key={quote.id}
            role={role}
            quote={quote}
            budget={project.budget}
            isLowest={quote === lowest}
          />
        ))}
      </Box>
    </section>
  )
}
