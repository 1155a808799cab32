import Box from "@mui/material/Box"

import type { Role } from "#domain/account/role.ts"
import { neededWords } from "#domain/quote/needed-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { LaterNumber } from "#ui/features/quotes/LaterNumber.tsx"
import { Facts } from "#ui/shared/components/Facts.tsx"
import { budgetWords } from "#ui/shared/format/budget-words.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { phoneHref, phoneWords } from "#ui/shared/format/phone-words.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { ClampedText } from "../frame/ClampedText.tsx"
import { EntryCard } from "../frame/EntryCard.tsx"
import { EntryPhotos } from "../frame/EntryPhotos.tsx"
import { OfferTerms } from "./OfferTerms.tsx"
import { QuoteActions } from "./QuoteActions.tsx"

interface Props {
  readonly role: Role
  readonly quote: Quote
}

const Partner = ({ quote, role }: Pick<Props, "quote" | "role">) =>
  role === "homeowner" ? (
    <Link href={`/provider/${quote.providerId}`} color="inherit">
      {quote.providerName}
    </Link>
  ) : (
    <>{quote.homeownerName}</>
  )

const PhoneLink = ({ number }: { readonly number: string }) => (
  <Box component="a" href={phoneHref(number)} sx={{ color: "primary.main" }}>
    {phoneWords(number)}
  </Box>
)

/** One quote: what was asked, and what the provider offers. */
export const QuoteCard = ({ quote, role }: Props) => (
  <EntryCard
    title={quote.serviceType}
    status={quote.status}
    byline={
      <>
        <Partner quote={quote} role={role} /> · {formatDate(quote.createdAt)}
      </>
    }
    isNamedByByline
    actions={<QuoteActions quote={quote} role={role} />}
  >
    <Box
      sx={{
        display: "grid",
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { md: "minmax(0, 3fr) minmax(0, 2fr)" },
        alignItems: "start",
        mt: 2
      }}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <ClampedText>{quote.description}</ClampedText>
        <EntryPhotos role={role} photos={quote.photos} />
        <Facts
          facts={{
            Project: quote.projectTitle,
            Needed: neededWords(quote),
            Budget: budgetWords(quote.budgetMin, quote.budgetMax),
            Contact: role === "provider" ? quote.contactName : null,
            Phone:
              role === "provider" && quote.contactPhone ? <PhoneLink number={quote.contactPhone} /> : null
          }}
        />
        <LaterNumber quote={quote} />
      </Box>
      <OfferTerms quote={quote} role={role} />
    </Box>
  </EntryCard>
)
