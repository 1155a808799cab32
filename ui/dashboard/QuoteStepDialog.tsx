import Box from "@mui/material/Box"
import { useQuery, useQueryClient } from "@tanstack/react-query"

import type { Role } from "../../src/domain/account/role.ts"
import type { Quote } from "../../src/domain/quote/quote.ts"
import { wordsFor } from "../http/call-error.ts"
import { quoteQuery, useMoveQuote } from "../quotes/use-quotes.ts"
import { ConfirmDialog } from "../shared/ConfirmDialog.tsx"
import { ErrorAlert } from "../shared/ErrorAlert.tsx"
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
  const { data: current } = useQuery({ ...quoteQuery(quote.id), initialData: quote })
  return current.status === quote.status ? current : quote
}

const isAskedAnew = (asked: Quote, now: Quote | undefined) =>
  now?.status === asked.status && now.price !== asked.price

/** Asks before a quote changes its state, for that cannot be undone. Other terms are another question. */
export const QuoteStepDialog = ({ onClose, quote, role, step }: Props) => {
  const queryClient = useQueryClient()
  const mutation = useMoveQuote(quote.id)
  const terms = useTermsOf(quote)
  const words = quoteStepWords[step](terms, role)
  const take = useStep(mutation, words)
  const confirm = async () => {
    const isTaken = await take({ step, price: terms.price })
    const now = queryClient.getQueryData(quoteQuery(quote.id).queryKey)
    if (isTaken || !isAskedAnew(terms, now)) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      destructive={words.destructive ?? false}
      pending={mutation.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {mutation.error && (
        <Box sx={{ mb: 2 }}>
          <ErrorAlert>{wordsFor(mutation.error, "Please try again.")}</ErrorAlert>
        </Box>
      )}
      {words.text}
    </ConfirmDialog>
  )
}
