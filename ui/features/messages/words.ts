import type { Role } from "#domain/account/role.ts"
import { participantRoles } from "#domain/messaging/participant-role.ts"

/** The screen's texts for either role (docs/product.md#messages). */
export const wordsOf = {
  homeowner: {
    participant: "Contractor",
    participantRole: participantRoles.provider,
    invitation: "Start a conversation with contractors to discuss your projects"
  },
  provider: {
    participant: "Client",
    participantRole: participantRoles.homeowner,
    invitation: "Start a conversation with clients to discuss your projects"
  }
} as const satisfies Record<Role, unknown>
