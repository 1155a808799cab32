import { NewPhoto, Photo, PhotoCaption, PhotoQuery } from "#domain/photo/photo.ts"
import { PhotoId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

export const photoEndpoints = {
  "POST /api/photos": {
    ...plain,
    summary: "Send a photo, to be attached to what it is for within a day; the body is the file",
    who: "signed-in",
    query: PhotoQuery,
    takes: "image",
    success: NewPhoto,
    status: 201,
    idempotent: true,
    fails: [409, 422, 429]
  },
  "PUT /api/photos/:photoId": {
    ...plain,
    summary: "Say what is to be seen on one of one's own photos that nothing has yet",
    who: "signed-in",
    ...pathOf("photo", { photoId: PhotoId }),
    body: PhotoCaption,
    success: Photo,
    fails: [404, 422]
  }
} satisfies Record<string, AnyEndpoint>
