import { isChosen } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

/** A link to the agreement, once there is one. */
export const SeeAgreement = ({ quote }: { readonly quote: Quote }) =>
  quote.acceptedOffer !== null &&
  isChosen(quote) && (
    <LinkButton href={`/agreements/${quote.id}`} size="small">
      See what you agreed
    </LinkButton>
  )
