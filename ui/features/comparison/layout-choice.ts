import { makeSignal, useStore } from "#ui/shared/state/store.ts"

const key = "comparison-layout"

const { emit, subscribe } = makeSignal()

const isList = (): boolean => {
  try {
    return sessionStorage.getItem(key) === "list"
  } catch {
    return false
  }
}

const choose = (list: boolean): void => {
  try {
    sessionStorage.setItem(key, list ? "list" : "table")
  } catch {
    // A browser that forbids storage keeps nothing.
  }
  emit()
}

/** Whether offers stand one below the other instead of in a table; kept for the session. */
export const useListLayout = () => ({
  isList: useStore({ get: isList, subscribe }, false),
  choose
})
