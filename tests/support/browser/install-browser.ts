// `npm run browser:install`: makes sure that the browser tests find a browser.
import { findChromium, installChromium, requireChromium } from "./chromium.ts"

if (findChromium() === undefined) installChromium()
console.log(`Browser for the tests: ${requireChromium()}`)
