import { makeStore, useStore } from "#ui/shared/state/store.ts"

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly variant?: "default" | "destructive"
}

/** A message with an id: the same words said twice are two toasts. */
export interface ShownToast extends ToastMessage {
  readonly id: number
}

const shown = makeStore<ShownToast | undefined>(undefined)
let lastId = 0

/** Shows a message for five seconds, from anywhere. One at a time: a newer message takes the place of the last. */
export const toast = (message: ToastMessage): void => {
  lastId += 1
  shown.set({ ...message, id: lastId })
}

export const currentToast = shown.get

export const dismissToast = (id: number): void => {
  if (currentToast()?.id === id) shown.set(undefined)
}

export const useShownToast = () => useStore(shown, undefined)
