import Box from "@mui/material/Box"
import { useQuery, useQueryClient } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { quoteQuery } from "#ui/features/quotes/quote-lists.ts"
import { useMoveQuote } from "#ui/features/quotes/use-quotes.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import type { QuoteMove } from "../dialogs/dashboard-dialog.ts"
import { useStep } from "../dialogs/use-step.ts"
import { quoteStepWords } from "./quote-step-words.ts"

interface Props {
  readonly quote: Quote
  readonly step: QuoteMove
  readonly role: Role
  readonly onClose: () => void
}

// An offer may be revised while the dialog is open: the price that is accepted has to be the current one.
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
  const take = useStep(mutation, words, (isTaken) => {
    const now = queryClient.getQueryData(quoteQuery(quote.id).queryKey)
    return isTaken || !isAskedAnew(terms, now) ? onClose : undefined
  })
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      destructive={words.destructive ?? false}
      pending={mutation.isPending}
      onConfirm={() => void take({ step, price: terms.price })}
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
