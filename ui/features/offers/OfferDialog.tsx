import type { Quote } from "#domain/quote/quote.ts"
import { useSendOffer } from "#ui/features/quotes/use-quotes.ts"
import { budgetWords } from "#ui/shared/format/budget-words.ts"
import { urgencyWords } from "#ui/shared/format/urgency-words.ts"

import { Brief } from "./Brief.tsx"
import { OfferForm } from "./OfferForm.tsx"

const wordsOf = ({ homeownerName, price }: Quote) =>
  price === null
    ? {
        title: "Send offer",
        taken: { title: "Offer sent", description: `${homeownerName} can now accept it.` }
      }
    : {
        title: "Revise offer",
        taken: { title: "Offer revised", description: `${homeownerName} sees your new terms.` }
      }

interface Props {
  readonly quote: Quote
  readonly onClose: () => void
}

/** A provider's offer on a quote request, or a revision of it. */
export const OfferDialog = ({ onClose, quote }: Props) => {
  const { taken, title } = wordsOf(quote)
  return (
    <OfferForm
      title={title}
      submitLabel={title}
      schema={async () => (await import("#domain/quote/quote.ts")).Offer}
      values={{ price: quote.price, message: quote.message ?? "", timeline: quote.timeline ?? "" }}
      endpoint={useSendOffer(quote.id)}
      taken={taken}
      wordsOptional
      onClose={onClose}
    >
      <Brief
        heading={`${quote.serviceType} for ${quote.homeownerName}`}
        description={quote.description}
        facts={[urgencyWords[quote.urgency], budgetWords(quote.budgetMin, quote.budgetMax)]}
      />
    </OfferForm>
  )
}
