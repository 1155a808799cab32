import { vi } from "vitest"

import { suggestSearches } from "#use-cases/suggestions/suggest-searches.ts"

import type { RunningApp } from "./start-app.ts"

/** Waits until the app has read its businesses, that is until this text finds one. */
export const businessesRead = (app: RunningApp, text: string) =>
  vi.waitFor(async () => {
    const found = await app.run(suggestSearches({ text }))
    if (!found.some(({ kind }) => kind === "business")) throw new Error(`No business is called ${text} yet`)
  })
