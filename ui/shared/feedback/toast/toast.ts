export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly variant?: "default" | "destructive"
}

/** A message with an identity: the same words said twice are two toasts. */
export interface ShownToast extends ToastMessage {
  readonly id: number
}

let current: ShownToast | undefined
let lastId = 0
const listeners = new Set<() => void>()

const show = (next: ShownToast | undefined) => {
  current = next
  listeners.forEach((listener) => listener())
}

/** Shows a message for five seconds, from anywhere. One at a time: a newer message takes the place of the last. */
export const toast = (message: ToastMessage): void => {
  lastId += 1
  show({ ...message, id: lastId })
}

export const dismissToast = (id: number): void => {
  if (current?.id === id) show(undefined)
}

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentToast = () => current
