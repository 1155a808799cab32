import { findChromium, installChromium } from "./chromium.ts"
import { buildUi } from "./ui-build.ts"

/** Before the first browser test: a browser on this machine, and the UI as it now is. */
export default () => {
  if (findChromium() === undefined) {
    console.log("No Chromium or Chrome found: installing one for the browser tests")
    installChromium()
  }
  buildUi()
}
