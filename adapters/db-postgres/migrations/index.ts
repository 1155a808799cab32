import * as growOnly from "./grow-only.ts"
import * as openLists from "./open-lists.ts"
import * as providerWords from "./provider-words.ts"

/** What this database does in its own way, in its place among all migrations. */
export const ownMigrations = { growOnly, inBytes: 'collate "C"', openLists, providerWords }
