import type { Offer, Quote } from "../../src/domain/quote/quote.ts"
import { schemaResolver } from "../forms/resolver.ts"
import { useSendOffer } from "../quotes/use-quotes.ts"
import { Brief } from "./Brief.tsx"
import { budgetWords } from "./budget-words.ts"
import { type OfferValues, useOfferForm } from "./offer-form.ts"
import { OfferFormDialog } from "./OfferFormDialog.tsx"
import { urgencyWords } from "./urgency-words.ts"

const resolver = schemaResolver<OfferValues, Offer>(
  async () => (await import("../../src/domain/quote/quote.ts")).Offer
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
