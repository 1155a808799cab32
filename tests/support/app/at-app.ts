import { afterAll, beforeAll } from "vitest"

import { type AppOptions, type RunningApp, startApp } from "./start-app.ts"

/** The app for the tests of a file: it starts before the first and stops after the last. */
export const atApp = (options: AppOptions = {}): RunningApp => {
  let started: RunningApp | undefined
  beforeAll(async () => {
    started = await startApp(options)
  })
  afterAll(() => started?.stop())
  const running = (): RunningApp => {
    if (started === undefined)
      throw new Error("The app starts before the first test: use it in hooks and tests")
    return started
  }
  return {
    get url() {
      return running().url
    },
    get letters() {
      return running().letters
    },
    get logLines() {
      return running().logLines
    },
    client: () => running().client(),
    run: (work) => running().run(work),
    stop: (graceMs) => running().stop(graceMs)
  }
}
