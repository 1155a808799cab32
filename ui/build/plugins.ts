import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

import type { Plugin } from "vite"

/** Asks the browser for the font together with the page instead of with the first words that it is for. */
export const preloadFont = (fileName: RegExp): Plugin => ({
  name: "preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => fileName.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head-prepend" as const
        }))
  }
})

/** Puts the built document at the root of the build, wherever its source lies. */
export const documentAtRoot = (source: string): Plugin => ({
  name: "document-at-root",
  apply: "build",
  enforce: "post",
  generateBundle: (_, bundle) => {
    const document = bundle[source]
    if (document === undefined) throw new Error(`The build has no ${source}`)
    document.fileName = "index.html"
  }
})

const compressible = /\.(js|svg|json)$/
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const compress = async (path: string) => {
  const content = await readFile(path)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

/** Writes a brotli and a gzip copy of every asset, as small as possible, for the server to send. */
export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle: async ({ dir = "dist" }) => {
    const assets = join(dir, "assets")
    const files = await readdir(assets)
    await Promise.all(
      files.filter((file) => compressible.test(file)).map((file) => compress(join(assets, file)))
    )
  }
})
