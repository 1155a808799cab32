import { keepEarlyPresses, repeatEarlyPresses } from "./early-presses.ts"
import { firstPaint } from "./first-paint.ts"
import { pageCode, readCode } from "./page-code.ts"

const files = pageCode()
if (files) {
  keepEarlyPresses()
  firstPaint()
    .then(() => readCode(files))
    // Without the program, the browser does what a button can by itself.
    .catch(() => repeatEarlyPresses((button) => button.click()))
}
