import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
}

const program = "entry/browser/index.html"
const start = "entry/start/start.ts"

/** What the build has made of the interface's modules. */
export const readManifest = (folder: string) => {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, ".vite", "manifest.json"), "utf8")
  )
  const chunkOf = (name: string): Chunk => {
    const chunk = chunks[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    return chunk
  }

  const inOrder = (names: ReadonlyArray<string>, seen: Set<string>): ReadonlyArray<string> =>
    names.flatMap((name) => {
      const { file, imports = [] } = chunkOf(name)
      if (seen.has(name)) return []
      seen.add(name)
      return [...inOrder(imports, seen), file]
    })

  return {
    /** The file that a rendered page begins with; it fetches the program once the page is painted. */
    start: chunkOf(start).file,
    program: chunkOf(program).file,
    /** The files of the program and of some of its modules, in the order in which they need one another. */
    codeOf: (modules: ReadonlyArray<string>): ReadonlyArray<string> =>
      inOrder([program, ...modules], new Set())
  }
}
