import { relative } from "node:path"

import type { Plugin, Rolldown } from "vite"

interface Modules {
  readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null
}

const isPage = (id: string) => /\/ui\/app\/.*\.(?:page|gate)\.tsx?$/.test(id)
/** Whether a module lies among the pages: it makes pages for several files there. */
const isBesidePages = (id: string) => id.includes("/ui/app/pages/")

/** The modules that a page's file imports dynamically when the page is shown, in the order in which it names them. */
const fetchedBy = (id: string, { getModuleInfo }: Modules): ReadonlyArray<string> => {
  const { dynamicallyImportedIds = [], importedIds = [] } = getModuleInfo(id) ?? {}
  const makers = importedIds.filter(isBesidePages)
  return [...makers.flatMap((maker) => fetchedBy(maker, { getModuleInfo })), ...dynamicallyImportedIds]
}

const fileName = ".vite/page-code.json"

/** The path of each page's file in the interface, and the built files that the page loads. */
export type PageCode = Readonly<Record<string, ReadonlyArray<string>>>

/** Reads what the plugin below has written into a build. */
export const pageCodeIn = (output: Rolldown.RolldownOutput["output"]): PageCode => {
  const file = output.find((built) => built.fileName === fileName)
  if (file?.type !== "asset") throw new Error(`The build has no ${fileName}`)
  return JSON.parse(file.source.toString())
}

/**
 * Writes beside the manifest which files each page loads, so that the server can name them to browsers ahead of time.
 */
export const pageCode = (): Plugin => {
  let root = ""
  const nameOf = (id: string) => relative(root, id)
  return {
    name: "page-code",
    apply: "build",
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
      const fileOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])))
      const pages = [...this.getModuleIds()].filter(isPage)
      const code = pages.map((id) => [nameOf(id), fetchedBy(id, this).map((module) => fileOf.get(module))])
      const source = JSON.stringify(Object.fromEntries(code), null, 2)
      this.emitFile({ type: "asset", fileName, source })
    }
  }
}
