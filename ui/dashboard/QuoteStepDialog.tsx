import { useQuery } from "@tanstack/react-query"

import type { Role } from "../../src/domain/account/role.ts"
import type { Quote } from "../../src/domain/quote/quote.ts"
import { quotesQuery, useMoveQuote } from "../quotes/use-quotes.ts"
import { ConfirmDialog } from "../shared/ConfirmDialog.tsx"
import type { QuoteMove } from "./dashboard-dialog.ts"
import { quoteStepWords } from "./quote-step-words.ts"
import { useStep } from "./use-step.ts"

interface Props {
  readonly quote: Quote
  readonly step: QuoteMove
  readonly role: Role
  readonly onClose: () => void
}

// An offer may be revised while one is asked: nobody is to agree with a price that is no longer so.
const useTermsOf = (quote: Quote): Quote => {
  const current = useQuery(quotesQuery).data?.find(({ id }) => id === quote.id)
  return current?.status === quote.status ? current : quote
}

/** Asks before a quote changes its state, for that cannot be undone. */
export const QuoteStepDialog = ({ onClose, quote, role, step }: Props) => {
  const mutation = useMoveQuote(quote.id)
  const words = quoteStepWords[step](useTermsOf(quote), role)
  const take = useStep(mutation, words)
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      destructive={words.destructive ?? false}
      pending={mutation.isPending}
      onConfirm={() => void take(step).then(onClose)}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  )
}
