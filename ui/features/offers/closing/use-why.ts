import { useState } from "react"

import type { CloseReason } from "#domain/quote/closing.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

/** As far as they say. */
interface Why {
  readonly reason: CloseReason | null
  readonly note: string
}

const nothingSaid: Why = { reason: null, note: "" }

/** Where it is kept why somebody declines or cancels. */
export const useWhyDraft = (quoteId: Quote["id"]) => useTabDraft<Why>(`why:${quoteId}`)

/** Why somebody declines or cancels: kept for this tab while they say it, until it is sent or left. */
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
