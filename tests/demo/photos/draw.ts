import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

import { drawingNames } from "#adapters/demo/drawings.ts"

import { drawPhoto } from "./draw-photo.tsx"

/**
 * Draws the demo marketplace's pictures (`npm run demo-photos`). They are part of the sources: building and starting
 * draw nothing.
 */
const target = fileURLToPath(new URL("../../../adapters/demo/pictures/", import.meta.url))

rmSync(target, { recursive: true, force: true })
for (const name of drawingNames) {
  const { large, thumb } = await drawPhoto(name)
  mkdirSync(dirname(target + name), { recursive: true })
  writeFileSync(`${target}${name}-large.webp`, large)
  writeFileSync(`${target}${name}-thumb.webp`, thumb)
}
console.log(`Drawn: ${target}`)
