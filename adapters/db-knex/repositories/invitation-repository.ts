import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { ShownInvitation } from "#domain/project/invitation.ts"
import { InvitationRepository } from "#ports/repositories/invitation-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"

type Row = Pick<ShownInvitation, "at"> & {
  readonly provider_id: ShownInvitation["providerId"]
  readonly business_name: string
}

const ofStatement = `
  select i.provider_id, i.at, p.business_name from invitations i join service_providers p on p.id = i.provider_id
  where i.project_id = $1 order by i.at, i.provider_id`

export const KnexInvitationRepository = Layer.effect(
  InvitationRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    return InvitationRepository.of({
      of: (projectId) =>
        Effect.map(read<Row>({ text: ofStatement, values: [projectId] }), (rows) =>
          rows.map(({ at, business_name, provider_id }) => ({
            providerId: provider_id,
            providerName: business_name,
            at
          }))
        ),
      insert: (invitations) =>
        invitations.length === 0
          ? Effect.void
          : Effect.asVoid(
              query((sql) =>
                sql("invitations")
                  .insert(
                    invitations.map(({ at, projectId, providerId }) => ({
                      project_id: projectId,
                      provider_id: providerId,
                      at
                    }))
                  )
                  .onConflict(["project_id", "provider_id"])
                  .ignore()
              )
            )
    })
  })
)
