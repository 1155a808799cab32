import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { fileURLToPath } from "node:url"

import { defineConfig, type Plugin } from "vite"

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const demoFolders = ["data", "pictures"]

/** Copies the files that are read or run as they are to where the built code looks for them. */
const withFiles = (): Plugin => ({
  name: "with-files",
  generateBundle() {
    this.emitFile({
      type: "asset",
      fileName: "picture-worker.cjs",
      source: readFileSync(pathTo("./photos/picture-worker.cjs"))
    })
    for (const folder of demoFolders.map((name) => `demo/${name}`)) {
      for (const file of readdirSync(pathTo(`./${folder}`), { recursive: true, withFileTypes: true })) {
        if (!file.isFile()) continue
        const path = join(file.parentPath, file.name)
        this.emitFile({
          type: "asset",
          fileName: relative(pathTo("."), path).replaceAll(sep, "/"),
          source: readFileSync(path)
        })
      }
    }
  }
})

/** The server as plain JavaScript: it starts in a second, and its functions lack the names that a loader (tsx) adds. */
export default defineConfig({
  root: pathTo(".."),
  plugins: [withFiles()],
  // The heaviest package: 61 MB of files, of which the server uses less than one.
  ssr: { noExternal: ["effect"] },
  build: {
    ssr: true,
    // As deep as its source: both find files beside them by the same relative path.
    outDir: pathTo("../dist"),
    emptyOutDir: false,
    target: "node20",
    license: { fileName: "licenses/server.md" },
    sourcemap: true,
    rolldownOptions: {
      input: { server: pathTo("./main.ts"), operator: pathTo("./operator.ts") },
      output: {
        entryFileNames: "[name].js",
        // The demo marketplace is imported while the server's own file still runs: code of both is a chunk of its own,
        // so that neither waits for the other.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
        chunkFileNames: ({ name }) => (name === "demo" ? "demo/index.js" : "[name].js")
      }
    }
  }
})
