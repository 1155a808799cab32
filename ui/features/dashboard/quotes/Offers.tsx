import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { CompareWays } from "#ui/features/comparison/CompareWays.tsx"

import { useReturnPath } from "../frame/use-return-path.ts"
import { inOrder, lowestOffer } from "./compare-offers.ts"
import { OfferRow } from "./OfferRow.tsx"

const below = { h3: "h4", h4: "h5" } as const

interface Props {
  readonly role: Role
  readonly title: string
  /** What the title is where they stand; names are one level below. */
  readonly heading?: keyof typeof below | undefined
  readonly quotes: ReadonlyArray<Quote>
  /** What the prices are set against, if anything. */
  readonly budget: number | null
  /** Steps that stand elsewhere. */
  readonly without: (quote: Quote) => ReadonlyArray<QuoteStep>
}

/** Offers on one job, side by side and in order, to choose from. */
export const Offers = ({ budget, heading = "h4", quotes, role, title, without }: Props) => {
  const id = useId()
  const lowest = lowestOffer(quotes)
  const ordered = inOrder(quotes)
  const next = useReturnPath(ordered[0])
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="h5" component={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <CompareWays quotes={ordered} next={next} />
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          border: 1,
          borderColor: "divider",
          borderRadius: 3.5,
          // Rounded each for itself: their buttons' focus rings reach out of the frame.
          "& > :first-of-type": { borderRadius: "13px 13px 0 0" },
          "& > :last-of-type": { borderBottomLeftRadius: "13px", borderBottomRightRadius: "13px" }
        }}
      >
        {ordered.map((quote) => (
          <OfferRow
            key={quote.id}
            role={role}
            quote={quote}
            heading={below[heading]}
            budget={budget}
            isLowest={quote === lowest}
            without={without(quote)}
          />
        ))}
      </Box>
    </div>
  )
}
