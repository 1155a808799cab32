import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { builtUi } from "./built-ui.ts"
import { runServer } from "./server.ts"
import { runAll } from "./workers.ts"

const root = fileURLToPath(new URL("..", import.meta.url))

await runAll(() => runServer((settings) => builtUi(join(root, "dist"), settings)))
