import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { setFlagsFromString } from "node:v8"

import { builtUi } from "./built-ui.ts"
import { runServer } from "./server.ts"
import { runAll } from "./workers.ts"

// On a machine with much memory V8 lets garbage grow to three times of what is in use before it collects it. Half as much
// is enough: since little becomes old it costs no requests, and with a million businesses it is 50 MB less than where there
// may be once as much.
setFlagsFromString("--heap-growing-percent=50")
// What a request makes dies with it. V8 would put all of a kind among the old as soon as enough of them, being under
// way, have outlived two collections; there they keep what they name until the next large one (docs/decisions/0051).
setFlagsFromString("--no-allocation-site-pretenuring")

const root = fileURLToPath(new URL("..", import.meta.url))

await runAll(() => runServer((settings) => builtUi(join(root, "dist"), settings)))
