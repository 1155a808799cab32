import Box from "@mui/material/Box"
import type { ComponentProps } from "react"

import type { Role } from "#domain/account/role.ts"
import { neededWords } from "#domain/quote/needed-words.ts"
import type { Need } from "#domain/quote/needs.ts"
import type { QuoteStatus, QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { Facts } from "#ui/shared/components/Facts.tsx"
import { budgetWords } from "#ui/shared/format/budget-words.ts"

import { ClampedText } from "../frame/ClampedText.tsx"
import { EntryCard } from "../frame/EntryCard.tsx"
import { EntryPhotos } from "../frame/EntryPhotos.tsx"
import { Offers } from "./Offers.tsx"

interface Props extends Pick<ComponentProps<typeof EntryCard>, "byline" | "title"> {
  readonly role: Role
  readonly need: Need<Quote>
  /** The heading of the offers. */
  readonly offersTitle: string
}

// The status of the need is that of the chosen quote, or else of one that may still be chosen.
const inTheirOrder: ReadonlyArray<QuoteStatus> = ["accepted", "completed", "pending", "rejected", "cancelled"]
const needStatus = ([first, ...others]: Need<Quote>): QuoteStatus =>
  inTheirOrder.find((status) => [first, ...others].some((quote) => quote.status === status)) ?? first.status

// Left out: an offer is declined, not cancelled; a request without an answer is cancelled, not declined.
const without = ({ price, status }: Quote): ReadonlyArray<QuoteStep> => {
  if (status !== "pending") return []
  return price === null ? ["reject"] : ["cancel"]
}

/** A need that several providers offer for: what is to be done, and their offers side by side. */
export const NeedCard = ({ byline, need, offersTitle, role, title }: Props) => {
  const [first] = need
  const { budgetMax, budgetMin, description } = first
  // Some quotes of the need may have been asked for without photos.
  const { photos } = need.find((quote) => quote.photos.length > 0) ?? first
  return (
    <EntryCard title={title} status={needStatus(need)} byline={byline}>
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <ClampedText>{description}</ClampedText>
        <EntryPhotos role={role} photos={photos} />
        <Facts facts={{ Needed: neededWords(first), Budget: budgetWords(budgetMin, budgetMax) }} />
        <Offers role={role} title={offersTitle} quotes={need} budget={budgetMax} without={without} />
      </Box>
    </EntryCard>
  )
}
