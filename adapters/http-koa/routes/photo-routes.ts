import type { photoEndpoints } from "#ports/http/photo-endpoints.ts"
import { describePhoto } from "#use-cases/photo/describe-photo.ts"

import type { Routes } from "../endpoints/route.ts"

export const photoRoutes: Routes<keyof typeof photoEndpoints> = {
  "PUT /api/photos/:photoId": ({ actor, body, params }) => describePhoto(actor, params.photoId, body)
}
