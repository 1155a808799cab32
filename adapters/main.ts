import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { setFlagsFromString } from "node:v8"

import { builtUi } from "./built-ui.ts"
import { runServer } from "./server.ts"
import { runAll } from "./workers.ts"

// On a machine with much memory V8 lets garbage grow to three times of what is in use before it collects it. Once as much
// is enough: a server under load holds two thirds of the memory and answers as many requests.
setFlagsFromString("--heap-growing-percent=100")

const root = fileURLToPath(new URL("..", import.meta.url))

await runAll(() => runServer((settings) => builtUi(join(root, "dist"), settings)))
