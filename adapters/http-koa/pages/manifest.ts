import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: ReadonlyArray<string>
}

const program = "entry/browser/index.html"
const start = "entry/start/start.ts"
const libraries = new Set(["react", "material"])

type Table<Row> = Readonly<Record<string, Row>>

const rowOf = <Row>(table: Table<Row>, name: string): Row => {
  const row = table[name]
  if (row === undefined) throw new Error(`The build has no ${name}`)
  return row
}

/** What the build has made of the interface's modules. */
export const readManifest = (folder: string) => {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, ".vite", file), "utf8"))
  const chunks: Table<Chunk> = read("manifest.json")
  const fetched: Table<ReadonlyArray<string>> = read("page-code.json")

  const named = Object.fromEntries(Object.entries(chunks).map(([name, { file }]) => [file, name]))
  const fetchedBy = (page: string) => rowOf(fetched, page).map((file) => rowOf(named, file))

  const inOrder = (names: ReadonlyArray<string>, seen: Set<string>): ReadonlyArray<string> =>
    names.flatMap((name) => {
      const { file, imports = [] } = rowOf(chunks, name)
      if (seen.has(name)) return []
      seen.add(name)
      return [...inOrder(imports, seen), file]
    })

  return {
    /** The file that a rendered page begins with; it fetches the program once the page is painted. */
    start: rowOf(chunks, start).file,
    program: rowOf(chunks, program).file,
    /** The program's largest files. */
    libraries: Object.values(chunks).flatMap(({ file, name = "" }) => (libraries.has(name) ? [file] : [])),
    /** The files of the program and of what some pages fetch, in the order in which they need one another. */
    codeOf: (pages: ReadonlyArray<string>): ReadonlyArray<string> =>
      inOrder([program, ...pages.flatMap(fetchedBy)], new Set())
  }
}
