import * as Effect from "effect/Effect"

import type { NewPhoto } from "#domain/photo/photo.ts"
import type { photoEndpoints } from "#ports/http/photo-endpoints.ts"
import { addPhoto } from "#use-cases/photo/add-photo.ts"
import { describePhoto } from "#use-cases/photo/describe-photo.ts"

import type { Routes } from "../endpoints/route.ts"
import { attemptedOnce } from "../idempotency/once.ts"

export const photoRoutes: Routes<keyof typeof photoEndpoints> = {
  "POST /api/photos": ({ actor, attempt, image, query }) =>
    Effect.flatMap(attemptedOnce<NewPhoto>(actor, attempt), (once) =>
      addPhoto(actor, { image, once, query })
    ),
  "PUT /api/photos/:photoId": ({ actor, body, params }) => describePhoto(actor, params.photoId, body)
}
