import * as Effect from "effect/Effect"

import { NamedByProject } from "#domain/project/project.ts"
import type { projectEndpoints } from "#ports/http/project-endpoints.ts"
import { bidOnProject } from "#use-cases/project/bid-on-project.ts"
import { changeProject } from "#use-cases/project/change-project.ts"
import { copyProject } from "#use-cases/project/copy-project.ts"
import { deleteDraft } from "#use-cases/project/delete-draft.ts"
import { inviteProviders, listInvitations } from "#use-cases/project/invitations.ts"
import { listProjects } from "#use-cases/project/list-projects.ts"
import { askForMoreOffers } from "#use-cases/project/more-offers.ts"
import { postProject } from "#use-cases/project/post-project.ts"
import { completeProject, publishProject, withdrawProject } from "#use-cases/project/project-moves.ts"
import { showProject } from "#use-cases/project/show-project.ts"

import { Reply, type Routes } from "../endpoints/route.ts"
import { ownPage } from "./own-page.ts"

export const projectRoutes: Routes<keyof typeof projectEndpoints> = {
  "GET /api/projects": ({ actor, linkWith, readQuery }) =>
    Effect.map(listProjects(actor, readQuery), ownPage(linkWith)),
  "POST /api/projects": ({ actor, body, read }) =>
    postProject(actor, { request: body, named: read(NamedByProject) }),
  "GET /api/projects/:projectId": ({ actor, params }) => showProject(actor, params.projectId),
  "PUT /api/projects/:projectId": ({ actor, body, params, read }) =>
    changeProject(actor, params.projectId, { request: body, named: read(NamedByProject) }),
  "POST /api/projects/:projectId/more-offers": ({ actor, params }) =>
    askForMoreOffers(actor, params.projectId),
  "POST /api/projects/:projectId/copy": ({ actor, params }) => copyProject(actor, params.projectId),
  "POST /api/projects/:projectId/delete": ({ actor, params }) => deleteDraft(actor, params.projectId),
  "GET /api/projects/:projectId/invitations": ({ actor, params }) => listInvitations(actor, params.projectId),
  "POST /api/projects/:projectId/invitations": ({ actor, body, params }) =>
    Effect.map(
      inviteProviders(actor, params.projectId, body),
      ({ areNew, invited }) => new Reply(invited, { status: areNew ? 201 : 200 })
    ),
  "POST /api/projects/:projectId/quotes": ({ actor, params, read }) =>
    bidOnProject(actor, params.projectId, read),
  "POST /api/projects/:projectId/publish": ({ actor, params }) => publishProject(actor, params.projectId),
  "POST /api/projects/:projectId/withdraw": ({ actor, params }) => withdrawProject(actor, params.projectId),
  "POST /api/projects/:projectId/complete": ({ actor, params }) => completeProject(actor, params.projectId)
}
