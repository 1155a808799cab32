import type { QuoteId } from "#domain/shared/ids.ts"
import { call } from "#ui/shared/api/call.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

import { askForReveals } from "../quote-lists.ts"
import { putQuote } from "../take-quote.ts"

/**
 * Shares the homeowner's number with the provider before anything is accepted. In a module of its own, because cards
 * need it at first sight.
 */
export const useShareNumber = (quoteId: QuoteId) =>
  useWrite({
    touches: ["/api/quotes"],
    send: () => call("POST /api/quotes/:quoteId/share", { params: { quoteId } }),
    take: (queryClient, quote) => {
      putQuote(queryClient, quote)
      return askForReveals(queryClient)
    }
  })
