import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import S3rver from "s3rver"

/** The keys that the S3 server of the tests takes. */
export const s3Keys = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" }

/** Starts an S3-compatible store with one bucket on a free port of this machine. */
export const startS3Server = async () => {
  Object.assign(process.env, s3Keys)
  const directory = mkdtempSync(join(tmpdir(), "contractors-s3-"))
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "photos" }]
  })
  const { port } = await server.run()
  return {
    bucket: { bucket: "photos", prefix: "site/", endpoint: `http://127.0.0.1:${port}` },
    directory,
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    }
  }
}
