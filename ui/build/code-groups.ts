import type { Rolldown } from "vite"

import type { CodeParts } from "./code-parts.ts"
import { sharedFiles } from "./shared-files.ts"

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>
export type Group = Groups[number]

/**
 * Groups the code that all pages have into few files, and the code that several of them share as `shared` divides it.
 */
export const codeGroups = (shared: Group): Groups => [
  // The script that a rendered page starts with, and nothing else.
  { name: "start", test: /\/ui\/entry\/start\//, priority: 3 },
  {
    name: "react",
    tags: ["$initial"],
    test: /node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 2
  },
  {
    name: "material",
    tags: ["$initial"],
    test: /node_modules\/(?:@emotion|@mui|stylis)\//,
    priority: 2
  },
  { name: "app", tags: ["$initial"], priority: 1 },
  // Without the modules that its modules import, which are divided by themselves.
  { ...shared, includeDependenciesRecursively: false }
]

/** One chunk for all modules that exactly the same screens share, however small it is. */
export const inPieces: Group = { name: "piece", minShareCount: 2, entriesAware: true }

// In compressed bytes: on a slow phone and line, one more file takes as long as 3 KB.
const fileWorth = 3_000

/** Few files a page, with little code that it does not need: divides what the chunks of a first build share. */
export const inSharedFiles = (
  chunks: ReadonlyArray<Rolldown.OutputChunk>,
  { parts, pieces }: CodeParts
): Group => {
  const modules = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]))
  const files = new Map(
    sharedFiles(pieces, parts, fileWorth).flatMap((names, index) =>
      names.flatMap((name) => modules.get(name) ?? []).map((id) => [id, `shared~${index}`])
    )
  )
  return { debugName: "shared", name: (id) => files.get(id) ?? null }
}
