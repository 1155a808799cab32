import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useRef } from "react"
import { v4 } from "uuid"

import { tidied } from "#domain/shared/escaped.ts"
import type { ConversationId, MessageId, UserId } from "#domain/shared/ids.ts"
import { maxLength, tooLongFor } from "#domain/shared/limits.ts"
import type { KeptPhoto } from "#ui/features/photos/kept-photo.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { inOrder, messagesQuery } from "../use-conversations.ts"
import { deliver, dropUnsent, sayFailed } from "./deliver.ts"
import { changeUnsent, mostUnsent, unsentAt, type UnsentMessage, useUnsent } from "./unsent-store.ts"

/** After so many milliseconds, another tab that began to send a message is considered closed. */
const sendTimeoutMs = 20_000

const noPhotos: ReadonlyArray<KeptPhoto> = []

type Act = (message: UnsentMessage) => void

/**
 * Resends messages whose sending was interrupted, with unknown outcome, because the page was left: under the same
 * idempotency key.
 */
const useResume = (messages: ReadonlyArray<UnsentMessage>, resume: Act) => {
  const pause = useRef(0)
  useEffect(() => {
    const interrupted = messages.filter(({ hasFailed }) => !hasFailed)
    const timer = setTimeout(() => interrupted.forEach(resume), pause.current)
    pause.current = sendTimeoutMs
    return () => clearTimeout(timer)
  }, [messages, resume])
}

const newestKnown = (queryClient: QueryClient, id: ConversationId): { readonly after?: MessageId | null } => {
  const data = queryClient.getQueryData(messagesQuery(id).queryKey)
  return data ? { after: inOrder(data.pages).at(-1)?.id ?? null } : {}
}

/** The messages that this person has written in the conversation and that have not arrived, and the draft. */
export const useOutbox = (ownerId: UserId, conversationId: ConversationId) => {
  const queryClient = useQueryClient()
  const place = useMemo(() => ({ ownerId, conversationId }), [conversationId, ownerId])
  const { draft, messages, photos = noPhotos } = useUnsent(place)
  const retry = useCallback<Act>((message) => void deliver(queryClient, place, message), [place, queryClient])
  const remove = useCallback<Act>(({ key }) => dropUnsent(place, key), [place])
  useResume(messages, retry)

  const { start: send } = useOnce(async (taken: () => void) => {
    const { draft: typed, messages: waiting, photos: added = noPhotos } = unsentAt(place)
    const content = tidied(typed)
    if (content === "" && added.length === 0) return undefined
    if (waiting.length >= mostUnsent) {
      sayFailed("Too many messages are waiting. Send or remove those first.")
      return undefined
    }
    // Without this check the browser would silently truncate pasted text.
    if (content.length > maxLength.text) {
      sayFailed(tooLongFor(maxLength.text))
      return undefined
    }
    const message: UnsentMessage = {
      ...newestKnown(queryClient, conversationId),
      key: v4(),
      content,
      ...(added.length > 0 && { photos: added }),
      hasFailed: false
    }
    changeUnsent(place, () => ({ draft: "", messages: [...waiting, message] }))
    taken()
    await deliver(queryClient, place, message)
    return undefined
  })
  return {
    draft,
    photos,
    messages,
    isSending: messages.some(({ hasFailed }) => !hasFailed),
    write: (next: string) => changeUnsent(place, (unsent) => ({ ...unsent, draft: next })),
    addPhotos: (next: ReadonlyArray<KeptPhoto>) =>
      changeUnsent(place, (unsent) => ({ ...unsent, photos: next })),
    /** Sends the typed text and the added photos; `taken` is called once they no longer wait to be sent. */
    send,
    retry,
    remove
  }
}

export type Outbox = ReturnType<typeof useOutbox>
