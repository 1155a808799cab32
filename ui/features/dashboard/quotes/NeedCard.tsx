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
  /** Stands above the offers. */
  readonly offersTitle: string
}

// How far the need has come: as far as the one that was chosen, else as the one that may yet be.
const inTheirOrder: ReadonlyArray<QuoteStatus> = ["accepted", "completed", "pending", "rejected", "cancelled"]
const statusOf = ([first, ...others]: Need<Quote>): QuoteStatus =>
  inTheirOrder.find((status) => [first, ...others].some((quote) => quote.status === status)) ?? first.status

// An offer is declined; who has not answered yet is asked no longer.
const without = ({ price, status }: Quote): ReadonlyArray<QuoteStep> => {
  if (status !== "pending") return []
  return price === null ? ["reject"] : ["cancel"]
}

/** What several offer for: what is to be done, and their offers side by side. */
export const NeedCard = ({ byline, need, offersTitle, role, title }: Props) => {
  const [first] = need
  const { budgetMax, budgetMin, description } = first
  // Some may have been asked without.
  const { photos } = need.find((quote) => quote.photos.length > 0) ?? first
  return (
    <EntryCard title={title} status={statusOf(need)} byline={byline}>
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <ClampedText>{description}</ClampedText>
        <EntryPhotos role={role} photos={photos} />
        <Facts facts={{ Needed: neededWords(first), Budget: budgetWords(budgetMin, budgetMax) }} />
        <Offers role={role} title={offersTitle} quotes={need} budget={budgetMax} without={without} />
      </Box>
    </EntryCard>
  )
}
