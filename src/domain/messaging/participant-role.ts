import type { Party } from "../quote/party.ts"

/** What the other person in a conversation is called, by their role (docs/http-contract.md#shapes). */
export const participantRoles = {
  homeowner: "Homeowner",
  provider: "Service Provider"
} as const satisfies Record<Party, string>
