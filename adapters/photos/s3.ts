import type * as Sdk from "@aws-sdk/client-s3"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { PhotoSettings } from "#adapters/config/photo-settings.ts"
import type { PhotoSize } from "#domain/photo/photo-words.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { type PhotoFile, PhotoFiles, type Pictures } from "#ports/photo-files.ts"

import { allOrNone, attempted, photosOf, showing, sizes } from "./attempted.ts"

type Bucket = Omit<Extract<PhotoSettings, { kind: "bucket" }>, "kind">

// In milliseconds.
const timeouts = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true }

const open = ({ S3Client }: typeof Sdk, { endpoint }: Bucket): Sdk.S3Client =>
  new S3Client({
    maxAttempts: 3,
    requestHandler: { ...timeouts, socketTimeout: timeouts.requestTimeout },
    // Other vendors' stores do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint !== null && {
      endpoint,
      forcePathStyle: true,
      region: process.env["AWS_REGION"] || "us-east-1"
    })
  })

const unlessMissing = (error: unknown): null => {
  if (error instanceof Error && error.name === "NoSuchKey") return null
  throw error
}

const fileOf = ({ Body, ContentLength }: Sdk.GetObjectCommandOutput): PhotoFile | null => {
  if (Body === undefined || !(Symbol.asyncIterator in Body)) return null
  // Without its length it would be sent as an empty file, and cached by browsers for a year.
  if (ContentLength === undefined) throw new Error("The store of photos does not say how long a file is")
  return { bytes: ContentLength, content: Body }
}

const makeFiles = (sdk: typeof Sdk, client: Sdk.S3Client, { bucket: Bucket, prefix }: Bucket) => {
  const keyOf = (id: PhotoId, size: PhotoSize) => ({ Bucket, Key: `${prefix}${id}-${size}.webp` })

  const remove = async (id: PhotoId) => {
    for (const size of sizes) await client.send(new sdk.DeleteObjectCommand(keyOf(id, size)))
  }

  const put = async (id: PhotoId, pictures: Pictures) => {
    for (const size of sizes) {
      const picture = { Body: pictures[size], ContentType: "image/webp" }
      await client.send(new sdk.PutObjectCommand({ ...keyOf(id, size), ...picture }))
    }
  }

  const read = async (id: PhotoId, size: PhotoSize) => {
    const found = await client.send(new sdk.GetObjectCommand(keyOf(id, size))).catch(unlessMissing)
    return found === null ? null : fileOf(found)
  }

  async function* batches() {
    const pages = sdk.paginateListObjectsV2({ client, pageSize: 1_000 }, { Bucket, Prefix: prefix })
    for await (const { Contents = [] } of pages) {
      yield photosOf(Contents.map(({ Key = "" }) => Key.slice(prefix.length)))
    }
  }

  return PhotoFiles.of({
    put: (id, pictures) =>
      attempted(() =>
        allOrNone(
          () => put(id, pictures),
          () => remove(id)
        )
      ),
    read: (id, size) => attempted(() => read(id, size)),
    remove: (id) => attempted(() => remove(id)),
    forAll: (visit) => showing(batches(), visit)
  })
}

/** Keeps photos in a bucket, which several servers may share. The SDK is loaded only where a bucket is used. */
export const PhotosInBucket = (bucket: Bucket) =>
  Layer.effect(
    PhotoFiles,
    Effect.gen(function* () {
      const sdk = yield* Effect.promise(() => import("@aws-sdk/client-s3"))
      const client = yield* Effect.acquireRelease(
        Effect.sync(() => open(sdk, bucket)),
        (opened) => Effect.sync(() => opened.destroy())
      )
      return makeFiles(sdk, client, bucket)
    })
  )
