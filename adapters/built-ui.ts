import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

import type { Build } from "#ports/asset-store.ts"
import type { makeRenderer } from "#ui/entry/server/server.tsx"

import type { Settings } from "./config/settings.ts"
import type { Ui } from "./http-koa/app.ts"
import { assets, buildIn } from "./http-koa/pages/assets.ts"
import { previews } from "./http-koa/pages/previews.ts"
import { renderedPages } from "./http-koa/pages/rendered-pages.ts"
import { pageFacts } from "./page-facts.ts"
import { drawPicture } from "./pictures/draw-picture.ts"
import { StartupFailure } from "./startup-failure.ts"
import type { OnUpgrade } from "./system/listen.ts"

type Renderer = ReturnType<typeof makeRenderer>

interface Rendering {
  readonly makeRenderer: typeof makeRenderer
}

type Options = Pick<Settings, "mail" | "mayLackUi" | "namesDemoAccounts" | "siteOperator">

const jpegInWords = (jpeg: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`

/**
 * Draws the pictures that link previews show of the interface's pages; where the font lacks letters, the site's own
 * picture in `files` takes their place.
 */
export const drawnPreviews = ({ preview, previewSize }: Renderer, files: string) =>
  previews({
    previewOf: preview,
    draw: async (picture, portrait) =>
      (await drawPicture((written) => picture(written, portrait && jpegInWords(portrait)), previewSize)) ??
      readFile(join(files, "og-image.png"))
  })

/** The interface as a server of ours serves it. */
export interface ServedUi extends Ui {
  /** The addresses of its pages that search engines may find, beside those that come from the data. */
  readonly indexedPages: ReadonlyArray<string>
  /** The files that other servers send, too, for pages that this one has made. */
  readonly build?: Build
  /** Answers ahead of the app, or leaves the request to it. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Takes over connections that ask for another protocol. */
  readonly onUpgrade?: OnUpgrade
}

/** What serves the interface as `npm run build` has left it in `folder`: files, and what renders pages. */
export const builtUi = async (folder: string, settings: Options): Promise<ServedUi | null> => {
  const files = join(folder, "ui")
  const code = join(folder, "pages.js")
  if (existsSync(join(files, "index.html")) && existsSync(code)) {
    const built: Rendering = await import(pathToFileURL(code).href)
    const facts = await pageFacts(settings)
    const renderer = built.makeRenderer({ facts })
    return {
      files: [assets(files)],
      build: buildIn(files),
      pages: renderedPages({ folder: files, renderer, facts }),
      previews: drawnPreviews(renderer, files),
      indexedPages: renderer.indexedPaths
    }
  }
  if (settings.mayLackUi) return null
  throw new StartupFailure(
    "The interface is not built: run npm run build, or npm start, which builds it first"
  )
}
