import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Agreement } from "#domain/quote/agreement.ts"
import { notStated } from "#ui/features/offers/offer-details-words.ts"
import { OfferDetails } from "#ui/features/offers/OfferDetails.tsx"

import { AgreedFacts } from "./AgreedFacts.tsx"
import { AgreementPart } from "./AgreementPart.tsx"
import { momentWords } from "./moment-words.ts"

const peopleAndPlace = (agreement: Agreement): Readonly<Record<string, string>> => ({
  Work: agreement.serviceType,
  ...(agreement.projectTitle === null ? {} : { Project: agreement.projectTitle }),
  Professional: agreement.providerName,
  Homeowner: agreement.homeownerName,
  Place: agreement.place ?? notStated,
  Asked: momentWords(agreement.askedAt),
  Agreed: momentWords(agreement.acceptedAt),
  ...(agreement.status === "completed" ? { Completed: momentWords(agreement.completedAt) } : {}),
  ...(agreement.status === "cancelled" ? { Status: "Cancelled" } : {})
})

const Words = ({ children }: { readonly children: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
    {children}
  </Typography>
)

const Ways = ({ offer, quoteId, status }: Agreement) => (
  <Stack data-screen-only direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
    <Button variant="contained" onClick={() => globalThis.print()}>
      Print
    </Button>
    {offer.startFrom !== null && status !== "cancelled" && (
      <Button variant="outlined" href={`/agreements/${quoteId}.ics`} download>
        Add to your calendar
      </Button>
    )}
  </Stack>
)

/** What the two have agreed on, below the page's title, on the screen and in print. */
export const Agreed = ({ agreement }: { readonly agreement: Agreement }) => {
  const { depositNote, description, offer } = agreement
  return (
    <Stack component="article" spacing={3}>
      <Ways {...agreement} />
      <AgreedFacts facts={peopleAndPlace(agreement)} />
      <AgreementPart title="What was asked">
        <Words>{description}</Words>
      </AgreementPart>
      <AgreementPart title="What was offered and accepted">
        <Typography variant="body2" sx={{ mb: 1.5, color: "text.secondary" }}>
          This is version {offer.version} of {momentWords(offer.madeAt)}.
        </Typography>
        <OfferDetails offer={offer} depositNote={depositNote} />
      </AgreementPart>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        This is a record of what was agreed here. Some states ask for a written contract.
      </Typography>
    </Stack>
  )
}
