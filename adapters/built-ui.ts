import { existsSync } from "node:fs"
import { join } from "node:path"

import { routePathOf } from "../ui/route-paths.ts"
import { demoAccounts } from "./demo/index.ts"
import type { Middleware } from "./http-koa/context.ts"
import { assets } from "./http-koa/ui/assets.ts"
import { pages, pagesInBrowser } from "./http-koa/ui/pages.ts"
import { StartupFailure } from "./startup-failure.ts"

const isPage = (path: string) => routePathOf(path) !== undefined

interface Options {
  /** Whether it may be missing, because something else serves it. */
  readonly mayLackUi: boolean
  /** Whether the sign-in page names the demo marketplace's accounts. */
  readonly namesDemoAccounts: boolean
}

const demoFacts = () => ({
  "demo-accounts": JSON.stringify(
    demoAccounts.map(({ email, password, role }) => ({ role, email, password }))
  )
})

/** What serves the interface as `npm run build` has left it in `folder`. */
export const builtUi = (
  folder: string,
  { mayLackUi, namesDemoAccounts }: Options
): ReadonlyArray<Middleware> => {
  if (existsSync(join(folder, "index.html"))) {
    return [assets(folder), pages(pagesInBrowser(folder, isPage, namesDemoAccounts ? demoFacts() : {}))]
  }
  if (mayLackUi) return []
  throw new StartupFailure(
    "The interface is not built: run npm run build, or npm start, which builds it first"
  )
}
