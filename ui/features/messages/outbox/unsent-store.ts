import { useSyncExternalStore } from "react"

import type { ConversationId, MessageId, UserId } from "#domain/shared/ids.ts"
import type { KeptPhoto } from "#ui/features/photos/kept-photo.ts"
import { onForgetting, unsentStorageKey } from "#ui/shared/session/private-storage.ts"
import { makeSignal } from "#ui/shared/state/store.ts"

/** A message that was written and that the server has not confirmed. */
export interface UnsentMessage {
  /** The idempotency key: the same for every attempt, so that the server takes the message once. */
  readonly key: string
  readonly content: string
  readonly photos?: ReadonlyArray<KeptPhoto>
  /** The newest message when this one was written: null for none, undefined if they were not loaded. */
  readonly after?: MessageId | null
  readonly hasFailed: boolean
}

/** Messages of a conversation that were written and have not arrived. */
export interface Unsent {
  readonly draft: string
  /** The photos of the message that is being written. */
  readonly photos?: ReadonlyArray<KeptPhoto>
  readonly messages: ReadonlyArray<UnsentMessage>
}

/** The conversation, and the person who writes. */
export interface UnsentPlace {
  readonly ownerId: UserId
  readonly conversationId: ConversationId
}

interface Kept {
  readonly ownerId: string
  /** Ordered by last change, the latest at the end. */
  readonly conversations: Readonly<Record<string, Unsent>>
}

/** The most messages that may wait in a conversation, and the most characters that are stored in all. */
export const mostUnsent = 50
const mostCharacters = 500_000

const emptyUnsent: Unsent = { draft: "", messages: [] }
const nobodys: Kept = { ownerId: "", conversations: {} }

let kept = nobodys
let text: string | null = null
// Where the browser forbids storage, or has no room left, everything is kept in memory until the page is left.
let isMemoryOnly = false
const changed = makeSignal()

const parse = (stored: string | null): Kept => {
  const parsed: Partial<Kept> | null = JSON.parse(stored ?? "null")
  return { ownerId: parsed?.ownerId ?? "", conversations: parsed?.conversations ?? {} }
}

const read = (): Kept => {
  if (isMemoryOnly) return kept
  try {
    const stored = localStorage.getItem(unsentStorageKey)
    if (stored !== text) {
      text = stored
      kept = nobodys
      kept = parse(stored)
    }
  } catch (cause) {
    // A stored text that is not JSON is ignored; any other error means that the browser forbids storage.
    isMemoryOnly = !(cause instanceof SyntaxError)
  }
  return kept
}

const write = (next: Kept) => {
  kept = next
  text = JSON.stringify(next)
  try {
    if (!isMemoryOnly) localStorage.setItem(unsentStorageKey, text)
  } catch {
    isMemoryOnly = true
  }
  changed.emit()
}

onForgetting(() => {
  kept = nobodys
  text = null
  changed.emit()
})

const isSomething = ({ draft, messages, photos = [] }: Unsent) =>
  draft !== "" || messages.length > 0 || photos.length > 0

/**
 * Keeps within the limit: the conversation that was changed last stays, and of the others the oldest are dropped first.
 */
const withinLimit = (conversations: Kept["conversations"]): Kept["conversations"] => {
  const entries = Object.entries(conversations).filter(([, unsent]) => isSomething(unsent))
  let characters = 0
  const first = entries.findLastIndex((entry, position) => {
    characters += JSON.stringify(entry).length
    return characters > mostCharacters && position < entries.length - 1
  })
  return Object.fromEntries(entries.slice(first + 1))
}

/**
 * The unsent input in a conversation, read from storage again, because another tab or a sign-out may have changed it.
 */
export const unsentAt = ({ conversationId, ownerId }: UnsentPlace): Unsent => {
  const { conversations, ownerId: keptFor } = read()
  return (keptFor === ownerId ? conversations[conversationId] : undefined) ?? emptyUnsent
}

export const changeUnsent = (place: UnsentPlace, change: (unsent: Unsent) => Unsent): void => {
  const { conversationId, ownerId } = place
  const before = unsentAt(place)
  const after = change(before)
  if (after === before) return
  const { [conversationId]: _, ...others } = kept.ownerId === ownerId ? kept.conversations : {}
  write({ ownerId, conversations: withinLimit({ ...others, [conversationId]: after }) })
}

const subscribe = (listener: () => void) => {
  const fromElsewhere = ({ key }: StorageEvent) => {
    if (key === unsentStorageKey || key === null) listener()
  }
  const leave = changed.subscribe(listener)
  addEventListener("storage", fromElsewhere)
  return () => {
    leave()
    removeEventListener("storage", fromElsewhere)
  }
}

/** The unsent input of this person in the conversation, from all tabs of this browser. */
export const useUnsent = (place: UnsentPlace): Unsent =>
  useSyncExternalStore(
    subscribe,
    () => unsentAt(place),
    () => emptyUnsent
  )
