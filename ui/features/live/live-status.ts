/** Whether this browser hears of what happens, for those who want to know. */
export const makeLiveStatus = () => {
  let isOpen = false
  const listeners = new Set<() => void>()
  return {
    isOpen: () => isOpen,
    set: (next: boolean) => {
      if (next === isOpen) return
      isOpen = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}
