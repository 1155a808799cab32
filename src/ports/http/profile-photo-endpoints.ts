import * as Schema from "effect/Schema"

import { Photo } from "#domain/photo/photo.ts"
import { OwnPhotos, OwnPhotosRequest } from "#domain/provider/profile/own-photos.ts"
import { ProviderId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"
import { profileEndpoints } from "./profile-endpoints.ts"

const ofProviders = {
  ...plain,
  who: profileEndpoints["GET /api/me/provider"].who,
  success: OwnPhotos
} as const

export const profilePhotoEndpoints = {
  "GET /api/me/provider/photos": {
    ...ofProviders,
    summary: "The portrait and the pictures of one's work, as one's profile shows them"
  },
  "PUT /api/me/provider/photos": {
    ...ofProviders,
    summary: "Change the portrait, the pictures of one's work, or both; what is left out stays as it is",
    body: OwnPhotosRequest,
    // 404 for an account whose profile is gone.
    fails: [404, 422]
  },
  "GET /api/providers/:providerId/photos": {
    ...plain,
    keptFor: "everybody",
    summary: "A listed provider's pictures of their work, in their order",
    ...pathOf("provider", { providerId: ProviderId }),
    success: Schema.Array(Photo),
    fails: [404]
  }
} satisfies Record<string, AnyEndpoint>
