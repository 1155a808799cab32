import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"
import { isChosen, type QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { counted } from "#domain/shared/numbers.ts"
import { CompareWays } from "#ui/features/comparison/CompareWays.tsx"

import { useReturnPath } from "../frame/use-return-path.ts"
import { inOrder, lowestOffer } from "./compare-offers.ts"
import { OfferRow } from "./OfferRow.tsx"

const below = { h3: "h4", h4: "h5" } as const

interface Props {
  readonly role: Role
  readonly title: string
  /** The heading level of the title; names are one level below. */
  readonly heading?: keyof typeof below | undefined
  readonly quotes: ReadonlyArray<Quote>
  /** The budget that prices are compared with; null for none. */
  readonly budget: number | null
  /** Steps that have their buttons elsewhere. */
  readonly without: (quote: Quote) => ReadonlyArray<QuoteStep>
}

const frame = {
  m: 0,
  p: 0,
  listStyle: "none",
  border: 1,
  borderColor: "divider",
  borderRadius: 3.5,
  // Rows have round corners of their own instead of a clipping frame, which would cut off the focus rings of their
  // buttons.
  "& > :first-of-type": { borderRadius: "13px 13px 0 0" },
  "& > :last-of-type": { borderBottomLeftRadius: "13px", borderBottomRightRadius: "13px" }
}

/** The offers on one job, in order, to choose from. Once one is chosen, who has not answered is folded away. */
export const Offers = ({ budget, heading = "h4", quotes, role, title, without }: Props) => {
  const id = useId()
  const lowest = lowestOffer(quotes)
  const ordered = inOrder(quotes)
  const isSettled = quotes.some(isChosen)
  const isIdle = ({ price, status }: Quote) => isSettled && price === null && status === "pending"
  const idle = ordered.filter(isIdle)
  const next = useReturnPath(ordered[0])
  const rows = (shown: ReadonlyArray<Quote>) => (
    <Box component="ul" sx={frame}>
      {shown.map((quote) => (
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
  )
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="h5" component={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <CompareWays quotes={ordered} next={next} />
      {rows(ordered.filter((quote) => !isIdle(quote)))}
      {idle.length > 0 && (
        <details>
          <Typography component="summary" variant="subtitle2" sx={{ py: 1.5, cursor: "pointer" }}>
            {counted(idle.length, "other")} without an offer
          </Typography>
          {rows(idle)}
        </details>
      )}
    </div>
  )
}
