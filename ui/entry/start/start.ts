import { dropEarlyPresses, keepEarlyPresses } from "./early-presses.ts"
import { firstPaint } from "./first-paint.ts"
import { pageCode, readProgram } from "./page-code.ts"

const code = pageCode()
if (code) {
  keepEarlyPresses()
  firstPaint()
    .then(() => readProgram(code))
    // Without the program they would not be repeated.
    .catch(dropEarlyPresses)
}
