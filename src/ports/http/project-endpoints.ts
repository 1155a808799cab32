import * as Schema from "effect/Schema"

import { refusals } from "#domain/account/refusals.ts"
import { ProjectPage } from "#domain/project/feed.ts"
import { Invited, NewInvitations, ShownInvitation } from "#domain/project/invitation.ts"
import { Project, ProjectRequest } from "#domain/project/project.ts"
import { Bid } from "#domain/quote/offer/offer.ts"
import { Quote } from "#domain/quote/quote.ts"
import { ProjectId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("project", { projectId: ProjectId })

const step = (summary: string) =>
  ({
    ...plain,
    summary,
    who: "members",
    ...path,
    success: Project,
    fails: [403, 404, 409, 429]
  }) as const

export const projectEndpoints = {
  "GET /api/projects": {
    ...plain,
    summary:
      "One's own projects, or those a provider may see; newest first; waiting=true: what waits for one's answer. " +
      "Link tells the next page",
    who: "signed-in",
    query: ProjectPage,
    pages: "linked",
    success: Schema.Array(Project),
    fails: [422]
  },
  "POST /api/projects": {
    ...plain,
    closedToLimited: true,
    summary: "Post a project",
    who: { role: "homeowner", refusal: refusals.postProject },
    body: ProjectRequest,
    success: Project,
    status: 201,
    idempotent: true,
    fails: [403, 409, 422, 429]
  },
  "GET /api/projects/:projectId": {
    ...plain,
    summary: "One's own project, or one that the provider may see",
    who: "signed-in",
    ...path,
    success: Project,
    fails: [404]
  },
  "PUT /api/projects/:projectId": {
    ...plain,
    closedToLimited: true,
    summary: "Change a draft, or an open project without offers",
    who: "members",
    ...path,
    body: ProjectRequest,
    success: Project,
    fails: [403, 404, 409, 422, 429]
  },
  "POST /api/projects/:projectId/more-offers": {
    ...step("Take two more offers, up to 8"),
    closedToLimited: true,
    idempotent: true
  },
  "POST /api/projects/:projectId/copy": {
    ...plain,
    closedToLimited: true,
    summary: "A new draft with the same words and photos",
    who: "members",
    ...path,
    success: Project,
    status: 201,
    idempotent: true,
    fails: [403, 404, 422, 429]
  },
  "POST /api/projects/:projectId/delete": {
    ...plain,
    summary: "Delete a draft",
    who: "members",
    ...path,
    success: Schema.Struct({}),
    fails: [403, 404, 409, 429]
  },
  "GET /api/projects/:projectId/invitations": {
    ...plain,
    summary: "Whom its homeowner has invited, first ones first",
    who: "signed-in",
    ...path,
    success: Schema.Array(ShownInvitation),
    fails: [403, 404]
  },
  "POST /api/projects/:projectId/invitations": {
    ...plain,
    closedToLimited: true,
    summary: "Invite professionals to bid; 200 when all of them had been invited",
    who: "members",
    ...path,
    body: NewInvitations,
    success: Schema.Array(Invited),
    status: 201,
    otherStatus: 200,
    fails: [403, 404, 409, 422, 429]
  },
  "POST /api/projects/:projectId/quotes": {
    ...plain,
    closedToLimited: true,
    summary: "Send an offer on a project",
    who: "members",
    ...path,
    body: Bid,
    success: Quote,
    status: 201,
    idempotent: true,
    fails: [403, 404, 409, 422, 429]
  },
  "POST /api/projects/:projectId/publish": { ...step("Open a draft for offers"), closedToLimited: true },
  "POST /api/projects/:projectId/withdraw": step("Take a project back into draft"),
  "POST /api/projects/:projectId/complete": step("Mark the project as complete")
} satisfies Record<string, AnyEndpoint>
