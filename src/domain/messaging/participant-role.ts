import type { Role } from "../account/role.ts"

/** What the other person in a conversation is called, by their role (decisions.md section 3). */
export const participantRoles = {
  homeowner: "Homeowner",
  provider: "Service Provider"
} as const satisfies Record<Role, string>
