import { afterAll, beforeAll } from "vitest"

import { type AppOptions, type RunningApp, startApp } from "./start-app.ts"

/** An app that `start` starts before the first test of a suite, and that stops after the last. */
export const whileTested = (start: () => Promise<RunningApp>): RunningApp => {
  let started: RunningApp | undefined
  beforeAll(async () => {
    started = await start()
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

/** The app for the tests of a file: it starts before the first and stops after the last. */
export const atApp = (options: AppOptions = {}): RunningApp => whileTested(() => startApp(options))
