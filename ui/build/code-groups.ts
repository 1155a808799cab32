import type { Rolldown } from "vite"

import { codeParts } from "./code-parts.ts"
import type { PageCode } from "./page-code.ts"
import { sharedFiles } from "./shared-files.ts"

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>
type Group = Groups[number]

/** What all pages have, in few files, and what several of them share, as `shared` divides it. */
export const codeGroups = (shared: Group): Groups => [
  // What a rendered page begins with, and nothing else.
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
  // Without what its modules need, which is divided by itself.
  { ...shared, includeDependenciesRecursively: false }
]

/** One file for all that the same screens share, however little that is. */
export const inPieces: Group = { name: "piece", minShareCount: 2, entriesAware: true }

// In packed bytes: on a slow phone and line a file takes as long as three KB.
const fileWorth = 3_000

/** Few files a page, and in them little that it does not need: as much as is shared by the pieces of a first build. */
export const inSharedFiles = (chunks: ReadonlyArray<Rolldown.OutputChunk>, pageCode: PageCode): Group => {
  const { parts, pieces } = codeParts(chunks, pageCode)
  const modules = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]))
  const files = new Map(
    sharedFiles(pieces, parts, fileWorth).flatMap((names, index) =>
      names.flatMap((name) => modules.get(name) ?? []).map((id) => [id, `shared~${index}`])
    )
  )
  return { debugName: "shared", name: (id) => files.get(id) ?? null }
}
