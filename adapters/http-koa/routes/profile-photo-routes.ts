import type { profilePhotoEndpoints } from "#ports/http/profile-photo-endpoints.ts"
import { listPortfolio } from "#use-cases/provider/list-portfolio.ts"
import { saveOwnPhotos } from "#use-cases/provider/save-own-photos.ts"
import { showOwnPhotos } from "#use-cases/provider/show-own-photos.ts"

import type { Routes } from "../endpoints/route.ts"

export const profilePhotoRoutes: Routes<keyof typeof profilePhotoEndpoints> = {
  "GET /api/me/provider/photos": ({ actor }) => showOwnPhotos(actor),
  "PUT /api/me/provider/photos": ({ actor, body }) => saveOwnPhotos(actor, body),
  "GET /api/providers/:providerId/photos": ({ params }) => listPortfolio(params.providerId)
}
