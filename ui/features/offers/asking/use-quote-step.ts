import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { type QuoteChange, useMoveQuote } from "#ui/features/quotes/use-quotes.ts"
import type { Leave } from "#ui/shared/forms/use-once.ts"

import { useWhyDraft } from "../closing/use-why.ts"
import { type QuoteMove, quoteStepWords } from "../quote-step-words.ts"
import { useStep } from "../use-step.ts"
import { useTerms } from "./use-terms.ts"

/** What is asked of whom. */
export interface Asked {
  readonly quote: Quote
  readonly role: Role
  readonly onClose: () => void
}

interface Ways {
  /** What is done besides, once the step is taken. */
  readonly further?: () => Promise<void>
  readonly onTaken: Leave
  /** Nothing where the dialog stays when the step was refused, as it does where there are other terms to read. */
  readonly onRefused: Leave | undefined
}

/** The step of a quote, and the terms that it is asked about in. */
export const useQuoteStep = ({ quote, role }: Asked, step: QuoteMove, ways: Ways) => {
  const { error, isPending, mutateAsync } = useMoveQuote(quote.id)
  const why = useWhyDraft(quote.id)
  const asked = useTerms(quote)
  const { showNewest, terms } = asked
  const words = quoteStepWords[step](terms, role)
  const leave = (isTaken: boolean) => {
    if (!isTaken) return showNewest() ? undefined : ways.onRefused
    // It was sent, or is no reason any more: why an offer was nearly declined is none to cancel it once it is accepted.
    why.drop()
    return ways.onTaken
  }
  const { start } = useStep({ mutateAsync }, words, leave, ways.further)
  const take = (said?: Pick<QuoteChange, "note" | "reason">) =>
    void start({ step, offerVersion: terms.offer?.version ?? null, ...said })
  return { ...asked, error, isPending, take, words }
}

export type QuoteStep = ReturnType<typeof useQuoteStep>
