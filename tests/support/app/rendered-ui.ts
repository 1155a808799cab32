import { drawnPreviews } from "#adapters/built-ui.ts"
import { renderedPages } from "#adapters/http-koa/pages/rendered-pages.ts"
import { gateModules, notFoundModules, routeModules } from "#ui/app/pages/route-modules.ts"
import { makeRenderer } from "#ui/entry/server/server.tsx"

import { openEmptyBuild } from "./empty-build.ts"

const modules = [...Object.values(routeModules).flat(), ...gateModules, ...notFoundModules]

/** The interface for an app under test: pages are rendered from the sources, around an empty document. */
export const openRenderedUi = () => {
  const { folder, remove } = openEmptyBuild(modules)
  const renderer = makeRenderer({ demoAccounts: "" })
  return {
    ui: {
      files: [],
      pages: renderedPages({ folder, renderer, facts: {} }),
      previews: drawnPreviews(renderer)
    },
    remove
  }
}
