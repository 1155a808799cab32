import type { Quote } from "#domain/quote/quote.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

/** The way to what was agreed, once something is. */
export const SeeAgreement = ({ quote: { acceptedOffer, id, status } }: { readonly quote: Quote }) =>
  acceptedOffer !== null &&
  (status === "accepted" || status === "completed") && (
    <LinkButton href={`/agreements/${id}`} size="small">
      See what you agreed
    </LinkButton>
  )
