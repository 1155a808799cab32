import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfInvitations } from "#domain/events/news.ts"
import { noticesOfInvitations } from "#domain/notices/work-notices.ts"
import { maxInvitations } from "#domain/project/invitation-limits.ts"
import { type NewInvitations, TooManyInvitations } from "#domain/project/invitation.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { ProjectTakesNoQuotes } from "#domain/quote/quote-errors.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { InvitationRepository } from "#ports/repositories/invitation-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { publish } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownProject } from "./own-project.ts"

const notOfTrade = invalid("providerIds", "Please choose professionals who do this work")

const mayBeInvited = Effect.fnUntraced(function* (project: ProjectRecord, id: ProviderId) {
  const providers = yield* ProviderRepository
  const { standingOf } = yield* ProjectRepository
  const { listed, specialties } = yield* Effect.mapError(providers.byId(id), () => notOfTrade)
  if (!listed || !specialties.includes(project.category)) yield* notOfTrade
  if ((yield* standingOf(id, project.id)).isBlocked) yield* notOfTrade
})

/** Invites professionals to bid on one's open project, near or far; who is invited already is not told again. */
export const inviteProviders = Effect.fn("inviteProviders")(function* (
  actor: Actor,
  projectId: ProjectId,
  body: Body<NewInvitations>
) {
  const projects = yield* ProjectRepository
  const invitations = yield* InvitationRepository
  const { atomically } = yield* Transactor

  return yield* atomically(
    Effect.gen(function* () {
      yield* ownProject(actor, projectId)
      const named = [...new Set((yield* body).providerIds)]
      // Held, so that two invitations at once do not both find room.
      const project = yield* projects.held(projectId)
      yield* Effect.forEach(named, (id) => mayBeInvited(project, id))
      if (project.status !== "pending" || project.providerId !== null)
        yield* new ProjectTakesNoQuotes({ status: project.status })
      const before = yield* invitations.of(projectId)
      const known = new Set(before.map(({ providerId }) => providerId))
      const fresh = named.filter((id) => !known.has(id))
      if (known.size + fresh.length > maxInvitations) yield* new TooManyInvitations()
      const at = yield* now
      yield* invitations.insert(fresh.map((providerId) => ({ projectId, providerId, at })))
      if (fresh.length > 0) yield* publish(newsOfInvitations(project, fresh))
      yield* tell(...noticesOfInvitations(actor, project, fresh))
      yield* Effect.forEach(fresh, (thing) => withinLimit(actor, { kind: "providersAsked", thing }))
      const timeOf = new Map(before.map(({ at: earlier, providerId }) => [providerId, earlier]))
      return {
        invited: named.map((providerId) => ({ providerId, at: timeOf.get(providerId) ?? at })),
        isNew: fresh.length > 0
      }
    })
  )
})
