import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
}

const entry = "index.html"

/** What the build has made of the interface's modules: gives the files that some of them need beside the entry. */
export const filesOfModules = (folder: string) => {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, ".vite", "manifest.json"), "utf8")
  )

  const collect = (names: ReadonlyArray<string>, found: Set<string>): Set<string> => {
    for (const name of names) {
      const chunk = chunks[name]
      if (chunk === undefined) throw new Error(`The build has no ${name}`)
      if (found.has(name)) continue
      found.add(name)
      collect(chunk.imports ?? [], found)
    }
    return found
  }

  return (modules: ReadonlyArray<string>): ReadonlyArray<string> => {
    const withEntry = collect([entry], new Set())
    return [...collect(modules, new Set())]
      .filter((name) => !withEntry.has(name))
      .flatMap((name) => chunks[name]?.file ?? [])
  }
}
