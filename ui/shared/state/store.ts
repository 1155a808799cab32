import { useSyncExternalStore } from "react"

type Listener = () => void

/** A signal: tells its subscribers that something has happened. */
export const makeSignal = () => {
  const listeners = new Set<Listener>()
  return {
    emit: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}

/** A value that lives outside of React. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (next: Value) => void
  readonly subscribe: (listener: Listener) => () => void
}

export const makeStore = <Value>(initial: Value): Store<Value> => {
  const { emit, subscribe } = makeSignal()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
    subscribe
  }
}

/** The store's value; during hydration `initial`, which the server rendered. */
export const useStore = <Value>({ get, subscribe }: Omit<Store<Value>, "set">, initial: Value): Value =>
  useSyncExternalStore(subscribe, get, () => initial)
