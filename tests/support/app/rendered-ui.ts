import { fileURLToPath } from "node:url"

import { drawnPreviews } from "#adapters/built-ui.ts"
import { renderedPages } from "#adapters/http-koa/pages/rendered-pages.ts"
import { pageFiles } from "#ui/entry/server/page-servers.ts"
import { makeRenderer } from "#ui/entry/server/server.tsx"

import { openEmptyBuild } from "./empty-build.ts"

const publicFiles = fileURLToPath(new URL("../../../ui/entry/browser/public", import.meta.url))

/** The interface for an app under test: pages are rendered from the sources, around an empty document. */
export const openRenderedUi = (facts: Readonly<Record<string, string>> = {}) => {
  const { folder, remove } = openEmptyBuild(pageFiles)
  const renderer = makeRenderer({ facts })
  return {
    ui: {
      files: [],
      pages: renderedPages({ folder, renderer, facts }),
      previews: drawnPreviews(renderer, publicFiles)
    },
    remove
  }
}
