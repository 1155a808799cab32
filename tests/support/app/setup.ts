import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

import type { TestProject } from "vitest/node"

import { openDesk } from "../desk.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The desk of the server's program, as this run has built it. */
    readonly serverDesk: string
  }
}

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** Builds the server from the current sources, as it is shipped; it starts three times as fast as the sources do. */
const buildServer = async () => {
  // As deep as the sources: relative paths to other folders are the same in both.
  const folder = await mkdtemp(join(root, "dist-for-tests-"))
  const vite = join(root, "node_modules/vite/bin/vite.js")
  const options = ["--config", "adapters/vite.config.ts", "--outDir", folder, "--logLevel", "error"]
  const env = { ...process.env, NODE_ENV: "production" }
  await promisify(execFile)(process.execPath, [vite, "build", ...options], { cwd: root, env })
  return { folder, program: join(folder, "server.js") }
}

export type BuiltServer = Awaited<ReturnType<typeof buildServer>>

/** One build of the server for the whole run, made when a test first starts it as a process. */
export default async (project: TestProject) => {
  const desk = await openDesk(buildServer)
  project.provide("serverDesk", desk.url)
  return () => desk.close(({ folder }) => rm(folder, { recursive: true }))
}
