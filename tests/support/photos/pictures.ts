import { readdirSync } from "node:fs"
import { join } from "node:path"

import sharp from "sharp"

import type { Client } from "#tests/support/app/client.ts"

/** A photo of this size in pixels: a colour gradient with a little noise. */
export const aPicture = (width = 800, height = 600) => {
  const data = Buffer.alloc(width * height * 3)
  for (let index = 0; index < data.length; index += 1) data[index] = (index * 7 + (index >> 9)) & 255
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const aJpeg = (width?: number, height?: number) => aPicture(width, height).jpeg().toBuffer()

/** Sends a file as a browser does. */
export const sendPhoto = <A>(
  client: Client,
  file: Uint8Array,
  { purpose = "request", type = "image/jpeg", ...headers }: Readonly<Record<string, string>> = {}
) =>
  client.send<A>("POST", `/api/photos?purpose=${purpose}`, {
    body: file,
    headers: { "content-type": type, ...headers }
  })

/** All files in a folder and those in it. */
export const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
