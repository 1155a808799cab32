import type { StoreName } from "../stores/store-names.ts"
import { freshStore } from "../stores/stores.ts"
import { whileTested } from "./at-app.ts"
import { type AppOptions, type RunningApp, startApp } from "./start-app.ts"

const startOn = async (name: StoreName, options: AppOptions): Promise<RunningApp> => {
  const store = await freshStore(name)
  const app = await startApp({ ...options, store: store.layer })
  return {
    ...app,
    stop: async (graceMs) => {
      await app.stop(graceMs)
      await store.remove()
    }
  }
}

/** The app for the tests of a suite, on a store of its own, which is empty before the first. */
export const atAppOn = (name: StoreName, options: Omit<AppOptions, "store"> = {}): RunningApp =>
  whileTested(() => startOn(name, options))
