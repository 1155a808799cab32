import type { Offer, Quote } from "#domain/quote/quote.ts"
import { useSendOffer } from "#ui/features/quotes/use-quotes.ts"
import { budgetWords } from "#ui/shared/format/budget-words.ts"
import { urgencyWords } from "#ui/shared/format/urgency-words.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"

import { Brief } from "./Brief.tsx"
import { type OfferValues, useOfferForm } from "./offer-form.ts"
import { OfferFormDialog } from "./OfferFormDialog.tsx"

const resolver = schemaResolver<OfferValues, Offer>(
  async () => (await import("#domain/quote/quote.ts")).Offer
)

const wordsOf = ({ homeownerName, price }: Quote) =>
  price === null
    ? {
        title: "Send offer",
        done: { title: "Offer sent", description: `${homeownerName} can now accept it.` }
      }
    : {
        title: "Revise offer",
        done: { title: "Offer revised", description: `${homeownerName} sees your new terms.` }
      }

interface Props {
  readonly quote: Quote
  readonly onClose: () => void
}

/** A provider's offer on a quote request, or a revision of it. */
export const OfferDialog = ({ onClose, quote }: Props) => {
  const { done, title } = wordsOf(quote)
  const values = { price: quote.price, message: quote.message ?? "", timeline: quote.timeline ?? "" }
  const mutation = useSendOffer(quote.id)
  const sending = useOfferForm({ resolver, values, mutation, done, onClose })
  return (
    <OfferFormDialog {...sending} wordsOptional title={title} submitLabel={title} onClose={onClose}>
      <Brief
        heading={`${quote.serviceType} for ${quote.homeownerName}`}
        description={quote.description}
        facts={[urgencyWords[quote.urgency], budgetWords(quote.budgetMin, quote.budgetMax)]}
      />
    </OfferFormDialog>
  )
}
