import * as growOnly from "./grow-only.ts"
import * as openLists from "./open-lists.ts"
import * as providerWords from "./provider-words.ts"

/** The migrations, and parts of migrations, that this database does in its own way. */
export const ownMigrations = { growOnly, inBytes: "", openLists, providerWords }
