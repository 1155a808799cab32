import Box from "@mui/material/Box"

import type { Role } from "#domain/account/role.ts"
import type { Need } from "#domain/quote/needs.ts"
import type { QuoteStatus, QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { urgencyWords } from "#domain/quote/urgency.ts"
import { budgetWords } from "#ui/shared/format/budget-words.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { counted } from "#ui/shared/format/provider-words.ts"

import { ClampedText } from "../frame/ClampedText.tsx"
import { EntryCard } from "../frame/EntryCard.tsx"
import { EntryPhotos } from "../frame/EntryPhotos.tsx"
import { Facts } from "../frame/Facts.tsx"
import { Offers } from "./Offers.tsx"

interface Props {
  readonly role: Role
  readonly need: Need<Quote>
}

// How far the need has come: as far as the one that was chosen, else as the one that may yet be.
const inTheirOrder: ReadonlyArray<QuoteStatus> = ["accepted", "pending", "completed", "rejected", "cancelled"]
const statusOf = ([first, ...others]: Need<Quote>): QuoteStatus =>
  inTheirOrder.find((status) => [first, ...others].some((quote) => quote.status === status)) ?? first.status

// An offer is declined; who has not answered yet is asked no longer.
const without = ({ price, status }: Quote): ReadonlyArray<QuoteStep> => {
  if (status !== "pending") return []
  return price === null ? ["reject"] : ["cancel"]
}

/** One need that several were asked for: what was asked, and their offers side by side. */
export const NeedCard = ({ need, role }: Props) => {
  const [{ budgetMax, budgetMin, createdAt, description, photos, serviceType, urgency }] = need
  const offers = need.filter(({ price }) => price !== null).length
  return (
    <EntryCard
      title={serviceType}
      status={statusOf(need)}
      byline={`${need.length} asked · ${counted(offers, "offer", "offers")} · ${formatDate(createdAt)}`}
    >
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <ClampedText>{description}</ClampedText>
        <EntryPhotos photos={photos} />
        <Facts facts={{ Needed: urgencyWords[urgency], Budget: budgetWords(budgetMin, budgetMax) }} />
        <Offers
          role={role}
          title={`${need.length} asked`}
          quotes={need}
          budget={budgetMax}
          without={without}
          othersOf={(chosen) => need.filter((quote) => quote !== chosen && quote.status === "pending")}
        />
      </Box>
    </EntryCard>
  )
}
