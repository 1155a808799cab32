import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { drawnPreviews } from "../../adapters/built-ui.ts"
import { renderedPages } from "../../adapters/http-koa/ui/rendered-pages.ts"
import { gateModules, notFoundModules, routeModules } from "../../ui/route-modules.ts"
import { makeRenderer } from "../../ui/server.tsx"

const modules = [...Object.values(routeModules).flat(), ...gateModules, ...notFoundModules]
const manifest = Object.fromEntries(
  ["index.html", "start/start.ts", ...modules].map((name) => [name, { file: `assets/${name}.js` }])
)

const document =
  '<!doctype html><head><script type="module" src="/assets/index.html.js"></script></head><body><div id="root"></div></body>'

/** The interface for an app under test: pages are rendered from the sources, around an empty document. */
export const openRenderedUi = () => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-pages-"))
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, ".vite", "manifest.json"), JSON.stringify(manifest))
  writeFileSync(join(folder, "index.html"), document)
  const renderer = makeRenderer({ demoAccounts: "" })
  return {
    ui: {
      files: [],
      pages: renderedPages({ folder, renderer, facts: {} }),
      previews: drawnPreviews(renderer)
    },
    /** Removes what it left on the disk. */
    remove: () => rmSync(folder, { recursive: true })
  }
}
