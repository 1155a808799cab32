import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfInvitations } from "#domain/events/news.ts"
import { ConversationClosed } from "#domain/messaging/conversation-errors.ts"
import { noticeOfInvitation } from "#domain/notices/work-notices.ts"
import { type NewInvitations, TooManyInvitations } from "#domain/project/invitation.ts"
import { mayInvite } from "#domain/project/project-changes.ts"
import { maxInvitations } from "#domain/project/project-limits.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import type { Body } from "../body.ts"
import { publish } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { fewWhileUnconfirmed } from "../usage/few-while-unconfirmed.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownProject, ownProjectHeld } from "./own-project.ts"

const field = "providerIds"

/**
 * Whether a provider is still to be asked, who is not if they have a live offer on the project. Refuses providers who
 * cannot be invited: who are not listed for such work, or whose conversation with the homeowner is closed.
 */
const isToBeAsked = Effect.fnUntraced(function* (project: ProjectRecord, id: ProviderId) {
  const unlisted = invalid(field, `Please choose professionals who are listed for ${project.category}`)
  const profile = yield* Effect.mapError((yield* ProviderRepository).byId(id), () => unlisted)
  if (!profile.listed || !profile.specialties.includes(project.category)) yield* unlisted
  const standing = yield* (yield* ProjectRepository).standingOf(id, project.id)
  if (standing.isBlocked) yield* new ConversationClosed({ invited: profile.businessName })
  return !standing.hasLiveQuote
})

/**
 * Asks professionals to bid on one's own project, wherever they are. Providers who were asked before, or offer already,
 * are not told.
 */
export const inviteProviders = Effect.fn("inviteProviders")(function* (
  actor: Actor,
  projectId: ProjectId,
  body: Body<NewInvitations>
) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews

  const store = Effect.gen(function* () {
    const project = yield* ownProjectHeld(actor, projectId)
    const named = [...new Set((yield* body).providerIds)]
    yield* Effect.fromResult(mayInvite(project))
    const before = yield* views.invitations(projectId)
    const others = named.filter((id) => !before.some(({ providerId }) => providerId === id))
    const fresh = yield* Effect.filter(others, (id) => isToBeAsked(project, id))
    const left = maxInvitations - before.length
    if (fresh.length > left) yield* new TooManyInvitations({ left })
    yield* fewWhileUnconfirmed(
      actor,
      ...fresh.map((thing) => ({ kind: "unconfirmedRequests" as const, thing }))
    )
    const at = yield* now
    const made = fresh.map((providerId) => ({ projectId, providerId, at }))
    yield* projects.invite(made)
    if (made.length > 0) yield* publish(newsOfInvitations(project, fresh))
    yield* tell(...fresh.map((providerId) => noticeOfInvitation(actor, project, providerId)))
    yield* withinLimit(actor, ...fresh.map((thing) => ({ kind: "providersAsked" as const, thing })))
    const invited = [...before, ...made].filter(({ providerId }) => named.includes(providerId))
    return {
      invited: invited.map(({ at: since, providerId }) => ({ providerId, at: since })),
      areNew: made.length > 0
    }
  })
  return yield* atomically(store)
})

/** The professionals whom one has invited to one's own project. */
export const listInvitations = Effect.fn("listInvitations")(function* (actor: Actor, projectId: ProjectId) {
  const views = yield* ProjectViews
  yield* ownProject(actor, projectId)
  return yield* views.invitations(projectId)
})
