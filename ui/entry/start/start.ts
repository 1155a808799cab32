import { dropEarlyPresses, keepEarlyPresses } from "./early-presses.ts"
import { firstPaint } from "./first-paint.ts"
import { pageCode, readProgram } from "./page-code.ts"

const code = pageCode()
if (code) {
  keepEarlyPresses()
  firstPaint()
    .then(() => readProgram(code))
    // Without the program the presses would not be replayed.
    .catch(dropEarlyPresses)
}
