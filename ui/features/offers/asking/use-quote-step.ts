import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { type QuoteChange, useMoveQuote } from "#ui/features/quotes/use-quotes.ts"
import type { Leave } from "#ui/shared/forms/use-once.ts"

import { useWhyDraft } from "../closing/use-why.ts"
import { type QuoteMove, quoteStepWords } from "../quote-step-words.ts"
import { useStep } from "../use-step.ts"
import { useTerms } from "./use-terms.ts"

/** The quote that the question is about, and who is asked. */
export interface Asked {
  readonly quote: Quote
  readonly role: Role
  readonly onClose: () => void
}

interface Ways {
  /** More that is done once the step is taken. */
  readonly further?: () => Promise<void>
  readonly onTaken: Leave
  /** Undefined where the dialog stays after a refusal, as it does where there are other terms to read. */
  readonly onRefused: Leave | undefined
}

/** A step of a quote, with the terms that the question shows. */
export const useQuoteStep = ({ quote, role }: Asked, step: QuoteMove, ways: Ways) => {
  const { error, isPending, mutateAsync } = useMoveQuote(quote.id)
  const why = useWhyDraft(quote.id)
  const asked = useTerms(quote)
  const { showNewest, terms } = asked
  const words = quoteStepWords[step](terms, role)
  const leave = (isTaken: boolean) => {
    if (!isTaken) return showNewest() ? undefined : ways.onRefused
    // The reason was sent, or no longer applies: why an offer was nearly declined is no reason to cancel it once it is
    // accepted.
    why.drop()
    return ways.onTaken
  }
  const { start } = useStep({ mutateAsync }, words, leave, ways.further)
  const take = (said?: Pick<QuoteChange, "note" | "reason">) =>
    void start({ step, offerVersion: terms.offer?.version ?? null, ...said })
  return { ...asked, error, isPending, take, words }
}

export type QuoteStep = ReturnType<typeof useQuoteStep>
