import { Photo, PhotoCaption } from "#domain/photo/photo.ts"
import { PhotoId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

export const photoEndpoints = {
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
