import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const document =
  '<!doctype html><head><script type="module" src="/assets/entry/browser/index.html.js"></script></head><body><div id="root"></div></body>'

const fileOf = (name: string) => `assets/${name}.js`

/** A stub of a UI build for the page renderer: an empty document, and a file for each page. */
export const openEmptyBuild = (pages: ReadonlyArray<string> = []) => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-pages-"))
  const names = ["entry/browser/index.html", "entry/start/start.ts", ...pages]
  const manifest = Object.fromEntries(names.map((name) => [name, { file: fileOf(name) }]))
  const code = Object.fromEntries(pages.map((name) => [name, [fileOf(name)]]))
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, ".vite", "manifest.json"), JSON.stringify(manifest))
  writeFileSync(join(folder, ".vite", "page-code.json"), JSON.stringify(code))
  writeFileSync(join(folder, "index.html"), document)
  return {
    folder,
    /** Removes the folder from the disk. */
    remove: () => rmSync(folder, { recursive: true })
  }
}
