import * as Schema from "effect/Schema"

import { naming, ProjectId, ProviderId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxInvitations, maxInvitedAtOnce } from "./project-limits.ts"

/** A professional whom a homeowner has asked to bid on an open project, wherever they are. */
export const Invitation = Schema.Struct({ projectId: ProjectId, providerId: ProviderId, at: Instant })
export type Invitation = typeof Invitation.Type

const { at, providerId } = Invitation.fields

/** What the homeowner reads of an invitation that was just made. */
export const Invited = Schema.Struct({ providerId, at })

/** The same, with the business's name. */
export const ShownInvitation = Schema.Struct({ ...Invited.fields, providerName: Schema.String })
export type ShownInvitation = typeof ShownInvitation.Type

const wrongNumber = `Please choose 1 to ${maxInvitedAtOnce} professionals`

export const NewInvitations = Schema.Struct({
  providerIds: naming(
    wrongNumber,
    Schema.is(ProviderId),
    Schema.Array(ProviderId).check(
      Schema.isMinLength(1, { message: wrongNumber }),
      Schema.isMaxLength(maxInvitedAtOnce, { message: wrongNumber })
    )
  )
})
export type NewInvitations = typeof NewInvitations.Type

/** Status 409: the project does not take so many more invitations; `left` is how many it takes. */
export class TooManyInvitations extends Schema.TaggedError<TooManyInvitations>()("TooManyInvitations", {
  left: Schema.Natural
}) {
  override get message() {
    return `A project takes ${maxInvitations} invitations; you have ${this.left || "none"} left.`
  }
}
