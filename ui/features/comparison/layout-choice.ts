import { orNothing } from "#ui/shared/state/browser-storage.ts"
import { makeSignal, useStore } from "#ui/shared/state/store.ts"

const key = "comparison-layout"

const { emit, subscribe } = makeSignal()

const isList = (): boolean => orNothing(() => sessionStorage.getItem(key)) === "list"

const choose = (list: boolean): void => {
  orNothing(() => sessionStorage.setItem(key, list ? "list" : "table"))
  emit()
}

/** Whether offers stand one below the other instead of in a table; kept for the session. */
export const useListLayout = () => ({
  isList: useStore({ get: isList, subscribe }, false),
  choose
})
