import { useEffect, useRef } from "react"

import type { Conversation } from "#domain/messaging/conversation.ts"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import type { PuttingAway } from "../use-put-away.ts"
import { usePutAway } from "../use-put-away.ts"
import { BlockDialog } from "./BlockDialog.tsx"
import { putAwayWords } from "./put-away-words.ts"

interface Props {
  readonly name: string
  readonly conversation: Conversation
  readonly step: PuttingAway
  readonly onClose: () => void
}

/** Takes a step of the menu: at once, or for a block after a question. */
export const PutAway = ({ conversation, name, onClose, step }: Props) => {
  const { mutateAsync } = usePutAway(conversation)
  const { isBusy, start } = useOnce(async () => {
    const { done, failed, further } = putAwayWords[step]
    await mutateAsync(step).then(
      () => toast({ title: done, ...(further !== undefined && { description: further }) }),
      sayRefusal(failed)
    )
    return onClose
  })
  const isAsked = step === "block"
  const isBegun = useRef(false)
  useEffect(() => {
    if (isAsked || isBegun.current) return
    isBegun.current = true
    void start()
  }, [isAsked, start])
  return isAsked && <BlockDialog name={name} isBusy={isBusy} onBlock={() => void start()} onClose={onClose} />
}
