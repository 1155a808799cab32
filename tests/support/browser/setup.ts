import type { TestProject } from "vitest/node"

import { startDemoProduct } from "../app/product.ts"
import { buildUi } from "../app/ui-build.ts"
import { findChromium, installChromium } from "./chromium.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Where the product of this run answers, with the demo marketplace; the files of browser tests share it. */
    readonly productUrl: string
  }
}

/** Before the first browser test: a browser on this machine, the UI as it now is, and the product that serves it. */
export default async (project: TestProject) => {
  if (findChromium() === undefined) {
    console.log("No Chromium or Chrome found: installing one for the browser tests")
    installChromium()
  }
  buildUi()
  const { stop, url } = await startDemoProduct()
  project.provide("productUrl", url)
  return stop
}
