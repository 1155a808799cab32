import * as Effect from "effect/Effect"

import type { Routes } from "#adapters/http-koa/endpoints/route.ts"
import { deviceName } from "#adapters/http-koa/session/device-name.ts"
import type { peopleEndpoints } from "#ports/http/operators/people-endpoints.ts"
import { listPeople, resetPerson, showPerson } from "#use-cases/operator/people.ts"
import { liftSanction } from "#use-cases/sanction/lift-sanction.ts"
import { sanctionPerson } from "#use-cases/sanction/sanction-person.ts"

import { ownPage } from "../own-page.ts"

export const peopleRoutes: Routes<keyof typeof peopleEndpoints> = {
  "GET /api/admin/people": ({ linkWith, query }) => Effect.map(listPeople(query), ownPage(linkWith)),
  "GET /api/admin/people/:userId": (request) =>
    Effect.map(showPerson(request, request.params.userId), (file) => ({
      ...file,
      sessions: file.sessions.map(({ userAgent, ...session }) => ({
        ...session,
        device: deviceName(userAgent)
      }))
    })),
  "POST /api/admin/people/:userId/reset": (request) =>
    Effect.as(resetPerson(request, request.params.userId), {}),
  "POST /api/admin/people/:userId/sanctions": (request) =>
    sanctionPerson(request, request.params.userId, request.read),
  "POST /api/admin/sanctions/:sanctionId/lift": (request) =>
    liftSanction(request, request.params.sanctionId, request.body)
}
