import type { Quote } from "#domain/quote/quote.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

/** A link to the agreement, once there is one, and from then on. */
export const SeeAgreement = ({ quote }: { readonly quote: Quote }) =>
  quote.acceptedOffer !== null && (
    <LinkButton href={`/agreements/${quote.id}`} size="small">
      See what you agreed
    </LinkButton>
  )
