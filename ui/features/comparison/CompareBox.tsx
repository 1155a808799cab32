import type { Quote } from "#domain/quote/quote.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"

import type { Compared } from "./compared.ts"

interface Props {
  readonly quote: Quote
  readonly compared: Compared
  /** The label of the box, before the reason why it cannot be ticked. */
  readonly label: string
}

/** A checkbox that takes an offer into the comparison, or says why that cannot be. */
export const CompareBox = ({ compared, label, quote }: Props) => {
  const reason = compared.reasonAgainst(quote)
  return (
    <CheckField
      label={reason === null ? label : `${label} (${reason})`}
      checked={compared.isChosen(quote)}
      disabled={reason !== null}
      onChange={() => compared.toggle(quote)}
    />
  )
}
