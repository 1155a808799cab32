import { fileURLToPath } from "node:url"

import { drawnPreviews } from "#adapters/built-ui.ts"
import { renderedPages } from "#adapters/http-koa/pages/rendered-pages.ts"
import { pageFiles } from "#ui/entry/server/page-servers.ts"
import { makeRenderer } from "#ui/entry/server/server.tsx"

import { openEmptyBuild } from "./empty-build.ts"

const publicFiles = fileURLToPath(new URL("../../../ui/entry/browser/public", import.meta.url))

/**
 * The interface for an app under test: pages are rendered from the sources, around an empty document. `onDrawn` is
 * called with a page's path at each rendering.
 */
export const openRenderedUi = (
  facts: Readonly<Record<string, string>> = {},
  onDrawn: (path: string) => void = () => undefined
) => {
  const { folder, remove } = openEmptyBuild(pageFiles)
  const made = makeRenderer({ facts })
  const render: typeof made.render = ({ inTurn, ...visit }) =>
    made.render({
      ...visit,
      inTurn: (work) => {
        onDrawn(visit.path)
        return inTurn(work)
      }
    })
  const renderer = { ...made, render }
  return {
    ui: {
      files: [],
      pages: renderedPages({ folder, renderer, facts }),
      previews: drawnPreviews(renderer, publicFiles)
    },
    remove
  }
}
