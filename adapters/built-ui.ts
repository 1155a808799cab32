import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

import type { makeRenderer } from "../ui/server.tsx"
import { demoAccounts } from "./demo/index.ts"
import type { Ui } from "./http-koa/app.ts"
import { assets } from "./http-koa/ui/assets.ts"
import { renderedPages } from "./http-koa/ui/rendered-pages.ts"
import { StartupFailure } from "./startup-failure.ts"

interface Rendering {
  readonly makeRenderer: typeof makeRenderer
}

interface Options {
  /** Whether it may be missing, because something else serves it. */
  readonly mayLackUi: boolean
  /** Whether the sign-in page names the demo marketplace's accounts. */
  readonly namesDemoAccounts: boolean
}

const asJson = () =>
  JSON.stringify(demoAccounts.map(({ email, password, role }) => ({ role, email, password })))

/** What serves the interface as `npm run build` has left it in `folder`: files, and what renders pages. */
export const builtUi = async (
  folder: string,
  { mayLackUi, namesDemoAccounts }: Options
): Promise<Ui | null> => {
  const files = join(folder, "ui")
  const renderer = join(folder, "pages.js")
  if (existsSync(join(files, "index.html")) && existsSync(renderer)) {
    const built: Rendering = await import(pathToFileURL(renderer).href)
    const named = namesDemoAccounts ? asJson() : ""
    const facts = named === "" ? {} : { "demo-accounts": named }
    return {
      files: [assets(files)],
      pages: renderedPages({ folder: files, renderer: built.makeRenderer({ demoAccounts: named }), facts })
    }
  }
  if (mayLackUi) return null
  throw new StartupFailure(
    "The interface is not built: run npm run build, or npm start, which builds it first"
  )
}
