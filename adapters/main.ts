import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { builtUi } from "./built-ui.ts"
import { runServer } from "./server.ts"

const root = fileURLToPath(new URL("..", import.meta.url))

await runServer((settings) => builtUi(join(root, "dist"), settings))
