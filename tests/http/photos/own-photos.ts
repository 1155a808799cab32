import * as Effect from "effect/Effect"

import type { PhotoRecord } from "#domain/photo/photo.ts"
import type { PhotoId, UserId } from "#domain/shared/ids.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import type { Client } from "#tests/support/app/client.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aPhoto } from "#tests/support/builders.ts"

const meOf = async (client: Pick<Client, "get">) =>
  (await client.get<{ readonly user: { readonly id: UserId } }>("/api/me")).body.user.id

const pictures = { large: new Uint8Array(90).fill(7), thumb: new Uint8Array(9).fill(3) }

/** Loose photos of the person who is signed in. */
export const somePhotos = async (
  app: RunningApp,
  client: Pick<Client, "get">,
  count: number,
  overrides: Partial<PhotoRecord> = {}
): Promise<ReadonlyArray<PhotoId>> => {
  const ownerId = await meOf(client)
  const photos = Array.from({ length: count }, () => aPhoto({ ownerId, ...overrides }))
  await app.run(
    Effect.gen(function* () {
      const files = yield* PhotoFiles
      for (const { id } of photos) yield* files.put(id, pictures)
      yield* (yield* PhotoRepository).insert(photos, null)
    })
  )
  return photos.map(({ id }) => id)
}

/** The stored facts of a photo. */
export const factsOf = (app: RunningApp, id: PhotoId) =>
  app.run(Effect.flatMap(PhotoRepository, ({ facts }) => facts(id)))
