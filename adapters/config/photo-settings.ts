import { join } from "node:path"

import { wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

/** Where photos are kept: in a folder, or in a bucket of a store that speaks as S3 does. */
export type PhotoSettings =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "bucket"
      readonly bucket: string
      /** What the names of all objects begin with; empty for nothing. */
      readonly prefix: string
      /** The store's address; null for Amazon's own, which the region names. */
      readonly endpoint: string | null
    }

const examples = {
  PHOTOS_DIR: "data/photos",
  PHOTOS_URL: "s3://my-bucket/photos",
  PHOTOS_ENDPOINT: "https://s3.eu-central-1.example.com",
  AWS_REGION: "us-east-1"
}

const refuse = (variable: keyof typeof examples, fault: string) =>
  wrongSetting(variable, fault, examples[variable])

const bucketUrl = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<path>[\w./-]*))?$/

const readBucket = (value: string) => {
  const { bucket, path = "" } = bucketUrl.exec(value)?.groups ?? {}
  if (bucket === undefined)
    throw refuse("PHOTOS_URL", `is ${JSON.stringify(value)}, not the address of a bucket`)
  const folders = path.split("/").filter((part) => part !== "")
  return { bucket, prefix: folders.map((part) => `${part}/`).join("") }
}

const readEndpoint = (value: string | undefined): string | null => {
  if (!value) return null
  const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  if (!isAddress) throw refuse("PHOTOS_ENDPOINT", `is ${JSON.stringify(value)}, not the address of a store`)
  return value
}

/** Where photos are kept (docs/operations.md#photos). */
export const readPhotoSettings = (environment: Environment, dataFolder: string): PhotoSettings => {
  const { AWS_REGION: region, PHOTOS_DIR: folder, PHOTOS_ENDPOINT: endpoint, PHOTOS_URL: url } = environment
  if (!url) {
    if (endpoint) throw refuse("PHOTOS_URL", "is needed with PHOTOS_ENDPOINT: it names the bucket")
    return { kind: "folder", folder: folder || join(dataFolder, "photos") }
  }
  if (folder) throw refuse("PHOTOS_DIR", "is set beside PHOTOS_URL: photos are kept in one place")
  const bucket = readBucket(url)
  if (!region && !endpoint)
    throw refuse("AWS_REGION", "is needed with PHOTOS_URL, unless PHOTOS_ENDPOINT names another store")
  return { kind: "bucket", ...bucket, endpoint: readEndpoint(endpoint) }
}
