import { editedUi } from "./edited-ui.ts"
import { runServer } from "./server.ts"

await runServer(editedUi)
