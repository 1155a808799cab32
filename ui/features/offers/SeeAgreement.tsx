import { isChosen } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

/** The way to what was agreed, once something is. */
export const SeeAgreement = ({ quote }: { readonly quote: Quote }) =>
  quote.acceptedOffer !== null &&
  isChosen(quote) && (
    <LinkButton href={`/agreements/${quote.id}`} size="small">
      See what you agreed
    </LinkButton>
  )
