import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { setFlagsFromString } from "node:v8"

import { builtUi } from "./built-ui.ts"
import { runServer } from "./server.ts"
import { runAll } from "./workers.ts"

// On a machine with much memory V8 lets garbage grow to three times what is in use before it collects it. Half of what
// is in use is enough: since little becomes old it costs no requests, and with a million businesses it is 50 MB less
// than with 100 percent.
setFlagsFromString("--heap-growing-percent=50")
// A request's objects die with it. V8 would allocate all of a kind in the old generation (pretenuring) as soon as
// enough of them, of requests under way, have survived two collections; there they retain what they refer to until the
// next major collection (docs/decisions/0051).
setFlagsFromString("--no-allocation-site-pretenuring")

const root = fileURLToPath(new URL("..", import.meta.url))

await runAll(() => runServer((settings) => builtUi(join(root, "dist"), settings)))
