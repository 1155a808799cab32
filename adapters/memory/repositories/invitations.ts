import { InvitationRepository } from "#ports/repositories/invitation-repository.ts"

import { invitationKey } from "../standing.ts"
import type { Store } from "../store.ts"

export const invitationRepository = ({ read, write }: Store) =>
  InvitationRepository.of({
    of: (projectId) =>
      read(({ invitations, providers }) =>
        [...invitations.values()]
          .filter((invitation) => invitation.projectId === projectId)
          .toSorted((one, other) =>
            `${one.at} ${one.providerId}` < `${other.at} ${other.providerId}` ? -1 : 1
          )
          .map(({ at, providerId }) => ({
            providerId,
            providerName: providers.get(providerId)?.businessName ?? "",
            at
          }))
      ),
    insert: (made) =>
      write(({ invitations }) => {
        for (const invitation of made) {
          const key = invitationKey(invitation.projectId, invitation.providerId)
          if (!invitations.has(key)) invitations.set(key, invitation)
        }
      })
  })
