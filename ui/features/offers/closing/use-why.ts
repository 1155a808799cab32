import { useState } from "react"

import type { CloseReason } from "#domain/quote/closing.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

/** The reason and the note, as far as the person gives them. */
interface Why {
  readonly reason: CloseReason | null
  readonly note: string
}

const nothingSaid: Why = { reason: null, note: "" }

/** The draft of the reason for declining or cancelling. */
export const useWhyDraft = (quoteId: Quote["id"]) => useTabDraft<Why>(`why:${quoteId}`)

/**
 * The reason for declining or cancelling: kept for this tab while the person writes it, until it is sent or discarded.
 */
export const useWhy = (quoteId: Quote["id"]) => {
  const draft = useWhyDraft(quoteId)
  const [restored, setRestored] = useState(() => draft.restore(nothingSaid))
  const [why, setWhy] = useState(restored ?? nothingSaid)
  return {
    why,
    isRestored: restored !== undefined,
    change: (said: Why) => {
      draft.keep(said, nothingSaid)
      setWhy(said)
    },
    discard: () => {
      draft.drop()
      setRestored(undefined)
      setWhy(nothingSaid)
    }
  }
}

export type Said = ReturnType<typeof useWhy>
