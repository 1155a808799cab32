import type { Role } from "../account/role.ts"

/** The two sides of a quote and of a conversation, whatever other roles there are. */
export const parties = ["homeowner", "provider"] as const satisfies ReadonlyArray<Role>
export type Party = (typeof parties)[number]
